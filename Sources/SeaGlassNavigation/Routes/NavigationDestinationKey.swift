/// The name of a route type in stored stacks, the same in all builds of an app.
///
/// With a text that never changes, stored screens are restored even after the type was renamed or moved:
///
/// ```swift
/// InboxScreen()
///     .navigationShell()
///     .navigationRoute(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
/// ```
///
/// If a key has to change, declare the old one as an alias. A route with an empty key isn't stored, which debug builds
/// report.
///
/// Layer: template, <doc:Restoration>.
public struct NavigationDestinationKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text that is stored.
    public let rawValue: String

    /// Creates a key from text.
    ///
    /// - Parameter rawValue: A text that stays the same in all builds. It must not be empty.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a key from a string literal.
    ///
    /// - Parameter value: A text that stays the same in all builds. It must not be empty.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text that is stored.
    public var description: String { rawValue }

    /// A key made from the name of a type.
    ///
    /// The key is the type's name without its module, so renaming the module keeps the key. Other refactorings do
    /// *not*: the key changes when the type is renamed, nested in another type, taken out of one, or given other
    /// generic arguments. Screens stored under the old key are then dropped as unknown, unless that key is declared as
    /// an alias. Types with the same name in two modules, and private types with the same name in two files, have the
    /// same key. Write a key for each route that has to be restored.
    ///
    /// - Parameter type: The type, usually of a route.
    public static func type<T>(_ type: T.Type) -> NavigationDestinationKey {
        NavigationDestinationKey(TypeName(String(reflecting: type)).withoutModules)
    }
}

struct TypeName {
    private let name: String

    init(_ name: String) { self.name = name }

    /// The name and its generic arguments without modules: `Mail.Page<Swift.Int>.Thread` becomes `Page<Int>.Thread`.
    var withoutModules: String {
        var result = ""
        var word = ""
        var mayBeModule = true
        for character in withoutContexts {
            if "<>(), -?&".contains(character) {
                result += word + String(character)
                // A name after `>`, such as `.Thread` in `Page<Int>.Thread`, has no module.
                word = ""
                mayBeModule = character != ">"
            } else if character == ".", mayBeModule {
                word = ""
                mayBeModule = false
            } else {
                word.append(character)
            }
        }
        return result + word
    }

    /// The name without the contexts of private and local types, such as `(unknown context at $10a2b3c4)`: they contain
    /// addresses, which differ at each launch.
    private var withoutContexts: String {
        let parts = name.split(separator: "(unknown context at ", omittingEmptySubsequences: false)
        return parts[0] + parts.dropFirst().map { $0.drop { $0 != ")" }.drop { ").".contains($0) } }.joined()
    }
}
