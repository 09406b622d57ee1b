// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Declarations of Apple's Core Foundation: data and strings. Its geometry is in CoreGraphics.swift.
// https://developer.apple.com/documentation/corefoundation

public typealias CFIndex = Int
public typealias CFStringEncoding = UInt32

public class CFAllocator {}
public class CFDictionary {}
public class CFString {}
public class CFData {}
public class CFMutableData: CFData {}

public func CFDataCreate(
    _ allocator: CFAllocator!,
    _ bytes: UnsafePointer<UInt8>!,
    _ length: CFIndex
) -> CFData! { fatalError() }
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { fatalError() }
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { fatalError() }
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { fatalError() }

public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
}

public func CFStringCreateWithCString(
    _ alloc: CFAllocator!,
    _ cStr: UnsafePointer<CChar>!,
    _ encoding: CFStringEncoding
) -> CFString! { fatalError() }
