@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/controlsize)
    public var controlSize: ControlSize {
        get { self[Key<ControlSize>.self] ?? .regular }
        set { self[Key<ControlSize>.self] = newValue }
    }
}

@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 9.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/controlsize(_:))
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
