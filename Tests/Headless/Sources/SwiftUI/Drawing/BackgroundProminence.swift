/// The prominence of backgrounds underneath other views.
///
/// Selected rows do not increase the prominence in this module. Tests set it around a row.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/backgroundprominence)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundprominence)
    public var backgroundProminence: BackgroundProminence {
        get { self[Key<BackgroundProminence>.self] ?? .standard }
        set { self[Key<BackgroundProminence>.self] = newValue }
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundmaterial)
    public var backgroundMaterial: Material? {
        get { self[Key<Material>.self] }
        set { self[Key<Material>.self] = newValue }
    }
}
