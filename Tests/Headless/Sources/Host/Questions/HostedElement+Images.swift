import SwiftUI

extension HostedElement {
    /// The image that a view shows; `nil` where the element is no image.
    public var image: ShownImage? { (value as? Image).map { ShownImage($0) } }
}

extension Host {
    /// The images on screen, parents first.
    public var images: [ShownImage] { elements.compactMap(\.image) }
}

/// The properties of an `Image`.
public struct ShownImage: Hashable, Sendable {
    /// The name of a symbol; `nil` for other images.
    public let symbol: String?
    /// The name of an image in the app; `nil` for other images.
    public let asset: String?
    public let scale: Double
    public let resizingMode: Image.ResizingMode
    public let interpolation: Image.Interpolation?

    public init(_ image: Image) {
        if case .system(let name) = image.source { symbol = name } else { symbol = nil }
        if case .asset(let name) = image.source { asset = name } else { asset = nil }
        scale = image.scale
        resizingMode = image.resizingMode
        interpolation = image.interpolation
    }
}
