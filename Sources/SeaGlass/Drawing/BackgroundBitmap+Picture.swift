import SwiftUI

extension BackgroundBitmap {
    /// The pixels as a view, as many points as pixels large; `nil` only where the system has no memory for it.
    package var picture: Image? {
        #if canImport(CoreGraphics)
        cgImage.map { Image(decorative: $0, scale: 1) }
        #else
        Image(decorative: Image.Pixels(width: width, height: height, bytes: bytes), scale: 1)
        #endif
    }
}
