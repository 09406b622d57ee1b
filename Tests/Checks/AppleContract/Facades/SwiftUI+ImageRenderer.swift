#if canImport(CoreGraphics)
import CoreGraphics

/// An object that creates images from SwiftUI views.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/imagerenderer)
///
/// This facade does not draw: its image is `nil`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public final class ImageRenderer<Content> where Content: View {
    @MainActor public var content: Content
    @MainActor public var scale: CGFloat = 1

    @MainActor public init(content view: Content) { content = view }

    @MainActor public var cgImage: CGImage? { nil }
}
#endif
