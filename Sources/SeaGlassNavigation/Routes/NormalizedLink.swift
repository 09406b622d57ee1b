import Foundation

/// A link in the form in which schemes, hosts and patterns are compared.
///
/// Anyone may have written the link, so anything unusual is refused. Two links with the same meaning have the same form:
/// capitals in scheme and host, Punycode, percent-encoding, a default port and a last slash make no difference.
struct NormalizedLink {
    static let mostBytes = 2_048
    static let mostParts = 32

    /// The scheme of an app's link, such as `example:`, or the host of a web address, such as `//example.com`.
    let origin: String
    /// The path of a web address, or host and path of any other link, divided at the slashes.
    let parts: [String]
    /// The texts of each name in the query, which are decoded when a pattern asks for the name.
    private let query: [String: [Substring]]
    let url: URL
    let components: URLComponents

    init(_ url: URL) throws(NavigationLinkFailure) {
        func malformed(_ detail: String) -> NavigationLinkFailure { NavigationLinkFailure(.malformed, detail, in: url) }
        let bytes = url.absoluteString.utf8.count
        guard bytes <= Self.mostBytes else {
            throw malformed("The link has \(bytes) bytes, and at most \(Self.mostBytes) are allowed.")
        }
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw malformed("The link “\(url.quoted)” is not a valid URL.")
        }
        self.url = url
        self.components = components
        query = Self.values(in: components.percentEncodedQuery ?? "")
        let scheme = components.scheme?.lowercased() ?? ""
        // `host` decodes Punycode and percent-encoding.
        let host = components.host ?? ""
        guard host.isEmpty == Self.authority(of: url).isEmpty else {
            throw malformed("The host of “\(url.quoted)” can't be read.")
        }
        guard !Self.authority(of: url).contains("@") else {
            throw malformed("The link “\(url.quoted)” has the name of a user, which no link of an app may have.")
        }
        let ownParts: [String]
        if let defaultPort = ["http": 80, "https": 443][scheme] {
            guard host.isEmpty || Self.isPart(host), !host.contains(where: { "?#@% ".contains($0) }) else {
                throw malformed("The host of “\(url.quoted)” has a character that no host has.")
            }
            guard Self.portText(of: url).isEmpty || components.port != nil else {
                throw malformed("The port of “\(url.quoted)” can't be read.")
            }
            let port = components.port.flatMap { $0 == defaultPort ? nil : ":\($0)" } ?? ""
            origin = "//" + host.lowercased() + port
            ownParts = []
        } else {
            guard !Self.authority(of: url).contains(":") else {
                throw malformed("The link “\(url.quoted)” has a port, which only a web address may have.")
            }
            origin = scheme + ":"
            ownParts = host.isEmpty ? [] : [host]
        }
        var path = components.percentEncodedPath[...]
        if path.hasPrefix("/") { path = path.dropFirst() }
        if path.hasSuffix("/"), path.count > 1 { path = path.dropLast() }
        let pathParts = path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false)
        let count = ownParts.count + pathParts.count
        guard count <= Self.mostParts else {
            throw malformed("The link has \(count) parts, and at most \(Self.mostParts) are allowed.")
        }
        let decoded = ownParts.map(Optional.some) + pathParts.map(\.removingPercentEncoding)
        parts = try decoded.enumerated().map { index, part throws(NavigationLinkFailure) in
            guard let part, Self.isPart(part) else {
                throw malformed(
                    """
                    Part \(index + 1) of “\(url.quoted)” is not allowed. A part can't be empty, “.” or “..”, and can't \
                    contain a slash, a backslash, an invisible character or invalid UTF-8.
                    """
                )
            }
            return part
        }
    }

    /// What is between the two slashes and the path.
    private static func authority(of url: URL) -> Substring {
        let rest = url.absoluteString.drop { $0 != ":" }.dropFirst()
        return rest.hasPrefix("//") ? rest.dropFirst(2).prefix { !"/?#".contains($0) } : ""
    }

    /// The text after the colon behind a host, or behind an address in brackets.
    private static func portText(of url: URL) -> Substring {
        let host = authority(of: url).split(separator: "]", omittingEmptySubsequences: false).last ?? ""
        return host.firstIndex(of: ":").map { host[$0...].dropFirst() } ?? ""
    }

    private static func values(in query: String) -> [String: [Substring]] {
        query.split(separator: "&").reduce(into: [:]) { values, item in
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            // A name that is no UTF-8 is the name of no parameter.
            guard let name = decoded(pair[0]) else { return }
            values[name, default: []].append(pair.count == 2 ? pair[1] : "")
        }
    }

    /// A plus is a space, as in the query that a form of a web page sends (WHATWG URL,
    /// `application/x-www-form-urlencoded`).
    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }

    /// Returns the texts of a name in the query, without empty ones.
    func values(of name: String) throws(NavigationLinkFailure) -> [String] {
        try (query[name] ?? []).filter { !$0.isEmpty }.map { text throws(NavigationLinkFailure) in
            guard let value = Self.decoded(text), value.isVisible else {
                throw NavigationLinkFailure(
                    .malformed,
                    "The parameter “\(name)” of “\(url.quoted)” has an invisible character or invalid UTF-8.",
                    in: url
                )
            }
            return value
        }
    }

    /// Throws if the query or the fragment has characters that no link may have, for a closure that reads the whole link.
    func checkWhole() throws(NavigationLinkFailure) {
        for text in [components.percentEncodedQuery, components.percentEncodedFragment] {
            guard let text else { continue }
            guard Self.decoded(text[...])?.isVisible ?? false else {
                throw NavigationLinkFailure(
                    .malformed,
                    "The query or fragment of “\(url.quoted)” has an invisible character or invalid UTF-8.",
                    in: url
                )
            }
        }
    }

    private static func isPart(_ text: String) -> Bool {
        !["", ".", ".."].contains(text) && !text.contains { $0 == "/" || $0 == "\\" } && text.isVisible
    }

    /// Returns the origin of links with a scheme.
    static func origin(scheme: String) -> String { "\(scheme):".lowercased() }

    /// Returns the origin of web addresses with a host, which may begin with `*.`.
    static func origin(host: String) -> String {
        let prefix = host.hasPrefix("*.") ? "*." : ""
        let link = URL(string: "https://\(host.dropFirst(prefix.count))").flatMap { try? NormalizedLink($0) }
        return link.map { "//" + prefix + $0.origin.dropFirst(2) } ?? "//\(host)"
    }

    /// Whether a set of origins has the link's, or one with a wildcard for it.
    func isAccepted(by origins: Set<String>) -> Bool {
        if origins.contains(origin) { return true }
        guard origin.hasPrefix("//") else { return false }
        var domain = origin.dropFirst(2)
        while let dot = domain.firstIndex(of: ".") {
            domain = domain[dot...].dropFirst()
            if origins.contains("//*." + domain) { return true }
        }
        return false
    }

    /// Writes the path and query of a link. The caller reads the link back, to find texts that no link may have.
    static func text(parts: [String], query: [(name: String, value: String)]) -> String {
        let items = query.map { encoded($0.name) + "=" + encoded($0.value) }
        return parts.map(encoded).joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    private static func encoded(_ text: String) -> String {
        let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}

extension URL {
    /// The link as a failure quotes it: without the query, which can contain the code of a sign-in.
    var quoted: String { "\(scheme ?? "")://\(host() ?? "")\(path())" }
}

extension String {
    /// Whether a person can see each character of the text.
    ///
    /// A joiner is allowed after a character from Arabic on, since those scripts and emoji need it, and a variation
    /// selector after an emoji. Elsewhere they would make two texts that look the same.
    fileprivate var isVisible: Bool {
        let scalars = Array(unicodeScalars)
        return scalars.indices.allSatisfy { index in
            guard scalars[index].isInvisible else { return true }
            guard index > 0 else { return false }
            let previous = scalars[index - 1]
            switch scalars[index] {
            case "\u{FE0E}", "\u{FE0F}": return previous.properties.isEmoji && !previous.isASCII
            case "\u{200C}", "\u{200D}":
                let isJoined = previous.value >= 0x600 && (previous == "\u{FE0F}" || !previous.isInvisible)
                return isJoined && index + 1 < scalars.count
            default: return false
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Marks between lines of text, which are no default-ignorable code points.
        case .format where (0xFFF9...0xFFFB).contains(value): true
        default: properties.isDefaultIgnorableCodePoint
        }
    }
}
