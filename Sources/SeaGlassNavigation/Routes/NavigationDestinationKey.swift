/// The name under which a route type is stored, from one build of an app to the next.
///
/// Write it down as text that never has to change, and a renamed or moved type still comes back:
///
/// ```swift
/// InboxScreen()
///     .navigationShell()
///     .navigationRoute(ThreadRoute.self, key: "com.example.thread") { ThreadScreen(id: $0.id) }
/// ```
///
/// When a key has to change all the same, the old one stays as an alias. An empty key names nothing: it is reported in
/// debug builds, and its route isn't stored.
public struct NavigationDestinationKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text that is stored.
    public let rawValue: String

    /// Creates a key from text.
    ///
    /// - Parameter rawValue: Text that stays the same from build to build. Empty text names nothing.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a key from a string literal.
    ///
    /// - Parameter value: Text that stays the same from build to build. Empty text names nothing.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text that is stored.
    public var description: String { rawValue }

    /// A key made from the name of a type.
    ///
    /// Best effort: the key is the type's name within its module, so that it outlives a renamed module. It does *not*
    /// outlive a refactoring: renaming the type, nesting it in another, taking it out of one, or changing its generic
    /// arguments gives another key, and what the build before stored under the old one is dropped as unknown unless
    /// the old key stays as an alias. Two types with one name in two modules, and two private types with one name in
    /// two files, have the same key. For anything that has to come back, write a key.
    ///
    /// - Parameter type: The type, usually of a route.
    public static func type<T>(_ type: T.Type) -> NavigationDestinationKey {
        NavigationDestinationKey(TypeName(String(reflecting: type)).withoutModules)
    }
}

/// The full name of a type, as the runtime prints it.
struct TypeName {
    private let name: String

    init(_ name: String) { self.name = name }

    /// The name, and those of its generic arguments, without modules: `Mail.Page<Swift.Int>.Thread` is
    /// `Page<Int>.Thread`.
    var withoutModules: String {
        var (result, word, mayBeModule) = ("", "", true)
        for character in withoutContexts {
            if "<>(), -?&".contains(character) {
                result += word + String(character)
                // `.Thread` after `Page<Int>` continues a name; it has no module of its own.
                (word, mayBeModule) = ("", character != ">")
            } else if character == ".", mayBeModule {
                (word, mayBeModule) = ("", false)
            } else {
                word.append(character)
            }
        }
        return result + word
    }

    /// Without the places of private and local types, such as `(unknown context at $10a2b3c4)`: they are addresses,
    /// different at each launch.
    private var withoutContexts: String {
        let parts = name.split(separator: "(unknown context at ", omittingEmptySubsequences: false)
        return parts[0] + parts.dropFirst().map { $0.drop { $0 != ")" }.drop { ").".contains($0) } }.joined()
    }
}
