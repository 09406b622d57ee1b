/// The place in the app's source where a modifier was chained.
package struct DeclarationSite: Hashable, CustomStringConvertible {
    package let fileID: StaticString
    package let line: UInt

    package init(fileID: StaticString, line: UInt) {
        self.fileID = fileID
        self.line = line
    }

    package var description: String { "\(fileID):\(line)" }

    package static func == (lhs: DeclarationSite, rhs: DeclarationSite) -> Bool {
        lhs.line == rhs.line && lhs.description == rhs.description
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
