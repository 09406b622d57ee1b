// Declarations of Apple's AppKit: only what `Platform/` names. Catalyst can import it, and finds these unavailable.
// https://developer.apple.com/documentation/appkit

@_exported import Foundation

@available(macCatalyst, unavailable)
open class NSColor: NSObject, @unchecked Sendable {
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
    open var cgColor: CGColor { fatalError() }
    open class var windowBackgroundColor: NSColor { fatalError() }
}

@available(macCatalyst, unavailable)
open class NSImage: NSObject, @unchecked Sendable {
    public init(cgImage: CGImage, size: CGSize) { fatalError() }
    public init(size: CGSize) { fatalError() }
    open var size: CGSize { fatalError() }
}

@available(macCatalyst, unavailable)
@MainActor open class NSResponder: NSObject {}

@available(macCatalyst, unavailable)
@MainActor open class NSView: NSResponder {
    public init(frame frameRect: CGRect) { fatalError() }
}

@available(macCatalyst, unavailable)
@MainActor open class NSApplication: NSResponder {
    open class var shared: NSApplication { fatalError() }
}

@available(macCatalyst, unavailable)
@MainActor open class NSWorkspace: NSObject {
    open class var shared: NSWorkspace { fatalError() }
    open var accessibilityDisplayShouldReduceTransparency: Bool { fatalError() }
    open var accessibilityDisplayShouldReduceMotion: Bool { fatalError() }
    open var accessibilityDisplayShouldIncreaseContrast: Bool { fatalError() }
}
