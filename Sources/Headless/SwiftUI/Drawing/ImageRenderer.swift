#if canImport(CoreGraphics)
import CoreGraphics

/// An object that creates images from SwiftUI views.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/imagerenderer)
///
/// It draws nothing here: its image is nil.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public final class ImageRenderer<Content> where Content: View {
    @MainActor public var content: Content
    @MainActor public var scale: CGFloat = 1

    @MainActor public init(content view: Content) { content = view }

    @MainActor public var cgImage: CGImage? { nil }
}

/// A two-dimensional gradient defined by a 2D grid of positioned colors.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/meshgradient)
/// It draws nothing here. The initializer leaves out `colorSpace`, a parameter with a default.
/// Nothing is drawn here. It has no `colorSpace`, a parameter with a default.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct MeshGradient: View {
    nonisolated public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) {}

    public var body: Never { fatalError("MeshGradient has no body.") }
}
#endif
