/// The display mode of a glass background.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/glassbackgrounddisplaymode)
@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum GlassBackgroundDisplayMode: Hashable, Sendable { case always, implicit, never }

/// A plate of glass behind a view on visionOS.
nonisolated package struct GlassBackground: PrimitiveModifier {
    package let shape: any Shape
    package let isShown: Bool
}

@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/glassbackgroundeffect(in:displaymode:))
    nonisolated public func glassBackgroundEffect<S>(
        in shape: S,
        displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View where S: InsettableShape {
        modifier(GlassBackground(shape: shape, isShown: displayMode != .never))
    }
}
