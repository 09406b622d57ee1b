import SwiftUI

extension Element {
    /// The image that a view shows; `nil` where the element is no image.
    package var image: ShownImage? { (value as? Image).map { ShownImage($0) } }
}

extension Host {
    /// The images on screen, parents first.
    package var images: [ShownImage] { elements.compactMap(\.image) }
}

/// The properties of an `Image`.
package struct ShownImage: Hashable, Sendable {
    /// The name of a symbol; `nil` for other images.
    package let symbol: String?
    /// The name of an image in the app; `nil` for other images.
    package let asset: String?
    package let scale: Double
    package let resizingMode: Image.ResizingMode
    package let interpolation: Image.Interpolation?

    package init(_ image: Image) {
        if case .system(let name) = image.source { symbol = name } else { symbol = nil }
        if case .asset(let name) = image.source { asset = name } else { asset = nil }
        scale = image.scale
        resizingMode = image.resizingMode
        interpolation = image.interpolation
    }
}
