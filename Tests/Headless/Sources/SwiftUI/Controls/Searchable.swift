/// The placement of a search field in a view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/searchfieldplacement)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
}

/// Shows the search field at the top of the view, below the bar, on every system.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:))
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { safeAreaInset(edge: .top) { TextField(text: text, label: prompt ?? Text("Search")).padding() } }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-1bjj3)
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}
