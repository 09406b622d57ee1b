/// The full name of a type, as the runtime prints it.
struct TypeName {
    private let name: String

    init<T>(reflecting type: T.Type) {
        name = String(reflecting: type)
    }

    init(_ name: String) {
        self.name = name
    }

    /// The name, and those of its generic arguments, without modules: `Mail.Page<Swift.Int>.Thread` is
    /// `Page<Int>.Thread`.
    ///
    /// The places of private and local types, such as `(unknown context at $10a2b3c4)`, are left out too: they are
    /// addresses, different at each launch.
    var withoutModules: String {
        var result = ""
        var rest = withoutContexts[...]
        var followsArguments = false
        while let first = rest.first {
            let word = rest.prefix { !Self.isPunctuation($0) }
            if word.isEmpty {
                result.append(first)
                followsArguments = first == ">"
                rest = rest.dropFirst()
                continue
            }
            let path = word.split(separator: ".", omittingEmptySubsequences: false)
            // `.Thread` after `Page<Int>` continues a name; it has no module of its own.
            result += followsArguments || path.count == 1 ? String(word) : path.dropFirst().joined(separator: ".")
            followsArguments = false
            rest = rest.dropFirst(word.count)
        }
        return result
    }

    private var withoutContexts: String {
        var result = ""
        var rest = name[...]
        while let start = rest.firstIndex(of: "("), let end = rest[start...].firstIndex(of: ")") {
            let isContext = rest[start...].hasPrefix("(unknown context at ")
            result += rest[..<(isContext ? start : rest.index(after: start))]
            rest = rest[rest.index(after: isContext ? end : start)...]
            if isContext, rest.first == "." { rest = rest.dropFirst() }
        }
        return result + rest
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        switch character {
        case "<", ">", "(", ")", ",", " ", "-", "?", "&": true
        default: false
        }
    }
}
