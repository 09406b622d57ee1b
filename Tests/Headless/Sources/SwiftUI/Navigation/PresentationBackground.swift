/// The background that a sheet requests for its presentation.
package struct PresentationBackgroundKey: PreferenceKey {
    package static var defaultValue: ContainerBackground? { nil }

    package static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) {
        value = value ?? nextValue()
    }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/presentationbackground(_:))
    nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        transformPreference(PresentationBackgroundKey.self) { $0 = ContainerBackground(style: style) }
    }
}
