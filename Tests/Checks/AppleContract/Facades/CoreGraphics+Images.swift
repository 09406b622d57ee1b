// Declarations of Apple's Core Graphics: colors, images and bitmap contexts.
// https://developer.apple.com/documentation/coregraphics

public class CGColorSpace {
    @available(macOS 10.5, iOS 9.0, tvOS 9.0, watchOS 2.0, *)
    public class var sRGB: CFString { fatalError() }
    @available(macOS 10.12, iOS 10.0, tvOS 10.0, watchOS 3.0, *)
    public class var linearSRGB: CFString { fatalError() }
    @available(macOS 10.11.2, iOS 9.3, tvOS 9.2, watchOS 2.2, *)
    public class var displayP3: CFString { fatalError() }
    @available(macOS 10.2, iOS 2.0, *)
    public init?(name: CFString) { fatalError() }
}

public final class CGColor: @unchecked Sendable {
    public var components: [CGFloat]? { fatalError() }
    public var alpha: CGFloat { fatalError() }
}

public class CGDataProvider {
    @available(macOS 10.4, iOS 2.0, *)
    public init?(data: CFData) { fatalError() }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

// Not `Sendable`, so that no code relies on that.
public class CGImage {
    @available(macOS 10.0, iOS 2.0, *)
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
    ) { fatalError() }
    @available(macOS 10.0, iOS 2.0, *)
    public var width: Int { fatalError() }
    @available(macOS 10.0, iOS 2.0, *)
    public var height: Int { fatalError() }
}

public class CGContext {
    @available(macOS 10.0, iOS 2.0, *)
    public init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) { fatalError() }
    @available(macOS 10.9, iOS 7.0, tvOS 9.0, watchOS 2.0, *)
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { fatalError() }
}
