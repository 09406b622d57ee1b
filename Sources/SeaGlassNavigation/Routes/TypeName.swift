/// The full name of a type, as the runtime prints it.
struct TypeName {
    private let name: String

    init<T>(reflecting type: T.Type) { name = String(reflecting: type) }

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
