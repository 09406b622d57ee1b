/// The resting heights that a sheet requests for its presentation.
package struct PresentationDetentsKey: PreferenceKey {
    package static var defaultValue: Set<PresentationDetent> { [] }

    package static func reduce(value: inout Set<PresentationDetent>, nextValue: () -> Set<PresentationDetent>) {
        if value.isEmpty { value = nextValue() }
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:))
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationDetentsKey.self) { $0 = detents }
    }

    /// The sheet rests at the selected height. No finger changes the selection in this module.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:))
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        let selected = selection.wrappedValue
        return presentationDetents(detents.contains(selected) ? [selected] : detents)
    }
}
