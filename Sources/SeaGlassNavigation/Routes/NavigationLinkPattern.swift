import Foundation

/// The parts of a link that a pattern is compared with: the path of a web address, or host and path of any other link.
struct NavigationLinkParts {
    static let mostBytes = 2_048, most = 32

    let values: [String]

    /// Anyone may have written the link, so anything unusual is refused.
    init(of url: URL) throws(NavigationLinkFailure) {
        let bytes = url.absoluteString.utf8.count
        guard bytes <= Self.mostBytes else {
            throw NavigationLinkFailure(
                .malformed,
                "The link has \(bytes) bytes, and at most \(Self.mostBytes) are allowed."
            )
        }
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw NavigationLinkFailure(.malformed, "The link “\(url.quoted)” is not a valid URL.")
        }
        let isWeb = ["http", "https"].contains(components.scheme?.lowercased() ?? "")
        // Foundation writes a host with other characters than ASCII as Punycode, which `URLComponents` decodes.
        let host = isWeb ? "" : components.host?.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? ""
        var rest = (host + components.percentEncodedPath)[...]
        if rest.hasPrefix("/") { rest = rest.dropFirst() }
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        let parts = rest.isEmpty ? [] : rest.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= Self.most else {
            throw NavigationLinkFailure(
                .malformed,
                "The link has \(parts.count) parts, and at most \(Self.most) are allowed."
            )
        }
        values = try parts.map { part throws(NavigationLinkFailure) in
            guard let value = part.removingPercentEncoding, Self.isPart(value) else {
                throw NavigationLinkFailure(
                    .malformed,
                    """
                    The part “\(part)” of “\(url.quoted)” is not allowed. A part can't be empty, “.” or “..”, and can't \
                    contain a slash, a backslash, a control character or invalid UTF-8.
                    """
                )
            }
            return value
        }
    }

    private static func isPart(_ value: String) -> Bool {
        !["", ".", ".."].contains(value)
            && value.unicodeScalars.allSatisfy {
                $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control && !$0.properties.isBidiControl
            }
    }

    /// Writes parts as the path of a link. The caller reads the link back, to find parts that no link may have.
    static func path(of values: [String]) -> String {
        let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return values.map { $0.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }.joined(separator: "/")
    }
}

extension URL {
    /// The link as a failure quotes it: without the query, which can contain the code of a sign-in.
    var quoted: String { "\(scheme ?? "")://\(host() ?? "")\(path())" }
}

struct NavigationLinkPattern: Equatable, Sendable {
    private let identity = Identity()
    let parts: [String?]
    /// The type of route.
    var type: ObjectIdentifier?
    /// - Returns: The route, or an empty array for the root; `nil` if a value has another type, or the app makes no
    ///   route.
    var routes: @MainActor ([String]) -> [any Hashable]? = { _ in [] }
    var values: @MainActor (any Hashable) -> [String]? = { _ in nil }

    static func == (first: Self, second: Self) -> Bool { first.identity == second.identity }

    static func parts(of pattern: String) -> [String?] {
        pattern.split(separator: "/").map { $0.hasPrefix("{") && $0.hasSuffix("}") ? nil : String($0) }
    }

    func parameters(in values: ArraySlice<String>) -> [String]? {
        guard values.count == parts.count else { return nil }
        var parameters: [String] = []
        for (part, value) in zip(parts, values) {
            if part == nil { parameters.append(value) } else if part != value { return nil }
        }
        return parameters
    }

    @MainActor func path(to route: any Hashable) -> String? {
        guard var values = values(route)?[...] else { return nil }
        return NavigationLinkParts.path(of: parts.map { $0 ?? values.popFirst() ?? "" })
    }
}
