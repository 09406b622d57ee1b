/// A shape used to draw a button's border.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/buttonbordershape)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    package let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)

    @available(iOS 15.0, macOS 14.0, tvOS 17.0, watchOS 8.0, visionOS 1.0, *)
    public static let capsule = ButtonBorderShape(kind: .capsule)

    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    @available(iOS 17.0, macOS 14.0, tvOS 16.4, watchOS 10.0, visionOS 1.0, *)
    public static let circle = ButtonBorderShape(kind: .circle)
}
