/// The text on a tab's item or a row, next to the label; empty for none.
nonisolated package struct Badge: TraitWriter {
    package let text: String

    package var isStructural: Bool { true }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension View {
    /// Tab items have badges in this module. Rows, toolbar items and menus ignore them.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/badge(_:)-8adyq)
    nonisolated public func badge(_ count: Int) -> some View { modifier(Badge(text: count == 0 ? "" : "\(count)")) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/badge(_:)-6x46k)
    @_disfavoredOverload nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
        modifier(Badge(text: label.map { String($0) } ?? ""))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/badge(_:)-6k2u9)
    nonisolated public func badge(_ label: Text?) -> some View { modifier(Badge(text: label?.string ?? "")) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/badge(_:)-84e43)
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { modifier(Badge(text: key?.string ?? "")) }
}
