// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if os(Linux)
/// A string of Core Foundation, which SwiftUI exports on Apple's systems.
///
/// [documentation](https://developer.apple.com/documentation/corefoundation/cfstring)
public class CFString {
    let string: String

    init(_ string: String) { self.string = string }
}

/// [documentation](https://developer.apple.com/documentation/corefoundation/cfallocator)
public class CFAllocator {}

/// [documentation](https://developer.apple.com/documentation/corefoundation/cfdata)
public class CFData {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
}

public typealias CFIndex = Int

/// [documentation](https://developer.apple.com/documentation/corefoundation/cfdatacreate(_:_:_:))
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    CFData(Array(UnsafeBufferPointer(start: bytes, count: length)))
}

/// A color space of Core Graphics. Only sRGB exists in this module.
///
/// [documentation](https://developer.apple.com/documentation/coregraphics/cgcolorspace)
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public class CGColorSpace {
    @available(iOS 9.0, macOS 10.5, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
    public class var sRGB: CFString { CFString("kCGColorSpaceSRGB") }

    @available(iOS 2.0, macOS 10.2, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
    public init?(name: CFString) {
        guard name.string == CGColorSpace.sRGB.string else { return nil }
    }
}

/// [documentation](https://developer.apple.com/documentation/coregraphics/cgdataprovider)
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public class CGDataProvider {
    let data: CFData

    @available(iOS 2.0, macOS 10.4, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
    public init?(data: CFData) { self.data = data }
}

/// [documentation](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo)
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// [documentation](https://developer.apple.com/documentation/coregraphics/cgbitmapinfo)
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// [documentation](https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent)
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// An image of Core Graphics. This module knows opaque pixels of 32 bits in sRGB: red, green, blue and an unused byte.
///
/// [documentation](https://developer.apple.com/documentation/coregraphics/cgimage)
@available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public class CGImage {
    let pixels: Pixels

    package init(_ pixels: Pixels) { self.pixels = pixels }

    /// `nil` for other pixels than the ones above, and if the data is too short.
    @available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
    public init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let bytes = provider.data.bytes
        let isOpaque = bitmapInfo.rawValue == CGImageAlphaInfo.noneSkipLast.rawValue
        guard bitsPerComponent == 8, bitsPerPixel == 32, isOpaque, bytesPerRow == width * 4 else { return nil }
        guard width > 0, height > 0, bytes.count >= bytesPerRow * height else { return nil }
        pixels = Pixels(width: width, height: height, bytes: Array(bytes.prefix(bytesPerRow * height)))
    }

    @available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
    public var width: Int { pixels.width }
    @available(iOS 2.0, macOS 10.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
    public var height: Int { pixels.height }
}
#endif
