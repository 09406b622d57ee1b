/// A change to the size at which a view is drawn. Its frame stays the same.
nonisolated package struct ScaleModifier: PrimitiveModifier, Equatable { package let scale: CGFloat }

/// Draws a view turned around its center; its frame stays.
nonisolated package struct RotationModifier: PrimitiveModifier, Equatable { package let angle: Angle }

/// A geometric angle whose value you access in either radians or degrees.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/angle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Angle: Hashable, Sendable {
    public var radians: Double

    @inlinable public init(radians: Double) { self.radians = radians }
    @inlinable public init(degrees: Double) { self.init(radians: degrees / 180 * .pi) }
    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-pmi7)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: s))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:))
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationModifier(angle: angle))
    }
}
