/// The pattern of a link: texts and parameters in the path, and in the query.
struct NavigationLinkPattern: Sendable {
    /// A text or a parameter of the query.
    struct QueryItem: Sendable {
        let name: String
        /// The text that the link must have; `nil` for a parameter.
        let text: String?
        /// The text of a parameter that the link doesn't have.
        let standard: String?

        init?(_ item: Substring) {
            let pair = item.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            name = String(pair[0])
            guard pair[1].hasPrefix("{"), pair[1].hasSuffix("}") else {
                text = String(pair[1])
                standard = nil
                return
            }
            text = nil
            let parameter = pair[1].dropFirst().dropLast().split(separator: "=", maxSplits: 1)
            standard = parameter.count == 2 ? String(parameter[1]) : nil
        }
    }

    /// The texts that a link has for the parameters of a pattern; `nil` for an optional one that the link lacks.
    struct Parameters {
        var texts: [String?]
        /// Why no route can be made of the link.
        var mistake: String?
    }

    /// A part is `nil` for a parameter.
    let parts: [String?]
    let query: [QueryItem]
    /// The type of route.
    var type: ObjectIdentifier?
    /// Whether each parameter may be missing.
    var isOptional: [Bool] = []
    /// - Returns: The routes, or an empty array for the root; `nil` if a value has another type, or the app makes no
    ///   route.
    var routes: @MainActor ([String?]) -> [any Hashable]? = { _ in [] }
    var values: @MainActor (any Hashable) -> [String?]? = { _ in nil }

    /// - Returns: `nil` if the query has an item without a name or a text, or a name twice.
    init?(_ pattern: String) {
        let halves = pattern.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        parts = (halves.first ?? "").split(separator: "/").map {
            $0.hasPrefix("{") && $0.hasSuffix("}") ? nil : String($0)
        }
        let items = halves.count == 2 ? halves[1].split(separator: "&").map(QueryItem.init) : []
        query = items.compactMap { $0 }
        guard query.count == items.count, Set(query.map(\.name)).count == items.count,
            halves.count == 1 || !items.isEmpty
        else { return nil }
    }

    /// The texts that stand for parameters which a link lacks, in the order of the parameters.
    var standards: [String?] {
        parts.filter { $0 == nil }.map { _ in nil } + query.filter { $0.text == nil }.map(\.standard)
    }

    /// Returns the parameters of a link, if the link has the texts of the pattern.
    ///
    /// - Parameter count: The number of the link's parts that are compared.
    func parameters(in link: NormalizedLink, upTo count: Int) throws(NavigationLinkFailure) -> Parameters? {
        guard parts.count == count else { return nil }
        var parameters = Parameters(texts: [])
        for (part, value) in zip(parts, link.parts) {
            if part == nil { parameters.texts.append(value) } else if part != value { return nil }
        }
        for item in query {
            let values = try link.values(of: item.name)
            if let text = item.text {
                guard values == [text] else { return nil }
                continue
            }
            let isRequired = item.standard == nil && !isOptional[parameters.texts.count]
            if values.count > 1 {
                parameters.mistake = "The link has the parameter “\(item.name)” more than once."
            } else if values.isEmpty, isRequired {
                parameters.mistake = "The link lacks the parameter “\(item.name)”."
            }
            parameters.texts.append(values.first ?? item.standard)
        }
        return parameters
    }

    /// Returns the path and query of the link to a route.
    @MainActor func text(for route: any Hashable) -> String? {
        guard var values = values(route)?[...] else { return nil }
        let path = parts.map { $0 ?? values.popFirst().flatMap { $0 } ?? "" }
        let items = query.compactMap { item -> (name: String, value: String)? in
            if let text = item.text { return (item.name, text) }
            let value = values.popFirst().flatMap { $0 }
            return value.flatMap { $0 == item.standard ? nil : (item.name, $0) }
        }
        return NormalizedLink.text(parts: path, query: items)
    }
}
