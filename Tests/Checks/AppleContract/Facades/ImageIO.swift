// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Declarations of Apple's Image I/O: the writing of images.
// https://developer.apple.com/documentation/imageio

@_exported import CoreGraphics

@available(macOS 10.8, iOS 4.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public class CGImageDestination {}

@available(macOS 10.4, iOS 4.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? { fatalError() }

@available(macOS 10.4, iOS 4.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination,
    _ image: CGImage,
    _ properties: CFDictionary?
) { fatalError() }

@available(macOS 10.4, iOS 4.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { fatalError() }
