/// The size classes, like regular or small, that you can apply to controls within a view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/controlsize)
@available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 9.0, visionOS 1.0, *)
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular

    @available(iOS 15.0, macOS 11.0, tvOS 15.0, watchOS 9.0, visionOS 1.0, *)
    case large

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    case extraLarge

    public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
}
