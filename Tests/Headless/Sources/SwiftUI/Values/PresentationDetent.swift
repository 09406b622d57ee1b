/// A type that represents a height where a sheet naturally rests.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/presentationdetent)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct PresentationDetent: Hashable, Sendable {
    /// The fraction of the window's height; `nil` for a height in points.
    let fraction: CGFloat?
    var height: CGFloat = 0

    public static let medium = PresentationDetent(fraction: 0.5)
    public static let large = PresentationDetent(fraction: 1)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(fraction: fraction) }
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(fraction: nil, height: height) }
}
