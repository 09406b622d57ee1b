// Declarations of SwiftUI that the headless module does not need: glass behind a view on visionOS.
// Source: documentation/swiftui/glassbackgrounddisplaymode, view/glassbackgroundeffect(in:displaymode:).

@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum GlassBackgroundDisplayMode: Hashable, Sendable { case always, implicit, never }

@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func glassBackgroundEffect<S>(
        in shape: S,
        displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View where S: InsettableShape {
        self
    }
}
