/// A row of a list or form, with its background and insets.
@MainActor package struct Row {
    package let content: Element
    /// The view of `listRowBackground(_:)`; `nil` for the system's background.
    package let background: [Element]?
    /// The insets of `listRowInsets(_:)`; `nil` for the system's insets.
    let insets: EdgeInsets?

    package var hasSystemBackground: Bool { background == nil }
}

/// A section of a list or form. Rows outside of sections form a section without header and footer.
@MainActor package struct RowSection {
    package var header: [Element] = []
    package var rows: [Row] = []
    package var footer: [Element] = []
}

extension Element {
    /// The sections of a list or form.
    package var sections: [RowSection] {
        var sections: [RowSection] = []
        var isLoose = false
        for child in children {
            guard let section = child.section else {
                if !isLoose { sections.append(RowSection()) }
                isLoose = true
                sections[sections.count - 1].rows.append(child.row)
                continue
            }
            isLoose = false
            sections.append(section)
        }
        return sections
    }

    package var rows: [Row] { sections.flatMap(\.rows) }

    /// The element as a row. The innermost background and insets win, as for all traits.
    private var row: Row { Row(content: self, background: rowBackground, insets: rowInsets) }

    private var rowInsets: EdgeInsets? {
        guard isModifier else { return nil }
        return parts.first?.first?.rowInsets ?? (value as? RowInsets)?.insets
    }

    private var rowBackground: [Element]? {
        guard isModifier else { return nil }
        if let inner = parts.first?.first?.rowBackground { return inner }
        guard let modifier = value as? any RowBackgroundModifier, !modifier.isSystemBackground else { return nil }
        return parts.dropFirst().flatMap { $0 }
    }

    /// The element as a section, if it is one. A section's modifiers apply to each row.
    private var section: RowSection? {
        if isModifier {
            guard var section = parts.first?.first?.section else { return nil }
            section.header = section.header.map(modified)
            section.footer = section.footer.map(modified)
            section.rows = section.rows.map { modified($0.content).row }
            return section
        }
        let parts = children.filter { $0.value is any SectionPartView }
        guard !parts.isEmpty else { return nil }
        func elements(_ kind: SectionPartKind) -> [Element] {
            parts.filter { ($0.value as? any SectionPartView)?.kind == kind }.flatMap(\.children)
        }
        return RowSection(header: elements(.header), rows: elements(.rows).map(\.row), footer: elements(.footer))
    }

    private func modified(_ element: Element) -> Element {
        Element(node: node, value: value, parts: [[element]] + parts.dropFirst())
    }
}
