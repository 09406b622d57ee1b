/// A view that displays an image.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/image)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    package enum Source: Hashable, Sendable {
        case system(String)
        case asset(String)
        case pixels(Pixels)
    }

    package typealias Pixels = SwiftUI.Pixels

    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    package let source: Source
    /// Whether assistive technologies ignore the image.
    package private(set) var isDecorative = false
    package private(set) var scale = 1.0
    package private(set) var isResizable = false
    package private(set) var resizingMode = ResizingMode.stretch
    package private(set) var interpolation: Interpolation?

    init(source: Source) { self.source = source }

    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name)
        isDecorative = true
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        source = .pixels(cgImage.pixels)
        self.scale = scale
        isDecorative = true
    }

    @available(macOS 11.0, *) public init(systemName: String) { source = .system(systemName) }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        copy(of: self) {
            $0.isResizable = true
            $0.resizingMode = resizingMode
        }
    }

    /// Only symbols have the foreground color in this module.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }

    public func interpolation(_ interpolation: Image.Interpolation) -> Image {
        copy(of: self) { $0.interpolation = interpolation }
    }
}
