// Declarations of Apple's AppKit: only those that the library and the tests for Apple systems use.
// Mac Catalyst can import AppKit, but these are unavailable there.
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
open class NSImageRep: NSObject {}

@available(macCatalyst, unavailable)
open class NSBitmapImageRep: NSImageRep {
    @available(macOS 10.5, *)
    public enum FileType: UInt, Sendable {
        case tiff, bmp, gif, jpeg, png, jpeg2000
    }

    public struct PropertyKey: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { fatalError() }
    }

    open var cgImage: CGImage? { fatalError() }
    open func representation(
        using storageType: NSBitmapImageRep.FileType,
        properties: [NSBitmapImageRep.PropertyKey: Any]
    ) -> Data? { fatalError() }
}

@available(macCatalyst, unavailable)
@MainActor open class NSView: NSResponder {
    public init(frame frameRect: CGRect) { fatalError() }
    open var bounds: CGRect {
        get { fatalError() }
        set { fatalError() }
    }
    open var subviews: [NSView] {
        get { fatalError() }
        set { fatalError() }
    }
    open func convert(_ rect: CGRect, to view: NSView?) -> CGRect { fatalError() }
    open var isHiddenOrHasHiddenAncestor: Bool { fatalError() }
    open func layoutSubtreeIfNeeded() { fatalError() }
    open func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? { fatalError() }
    open func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) { fatalError() }
}

@available(macCatalyst, unavailable)
@MainActor open class NSControl: NSView {}

@available(macCatalyst, unavailable)
@MainActor open class NSButton: NSControl {}

@available(macCatalyst, unavailable)
@MainActor open class NSTableView: NSControl {}

@available(macCatalyst, unavailable)
@MainActor open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static var borderless: NSWindow.StyleMask { fatalError() }
        public static var titled: NSWindow.StyleMask { fatalError() }
        public static var closable: NSWindow.StyleMask { fatalError() }
        public static var miniaturizable: NSWindow.StyleMask { fatalError() }
        public static var resizable: NSWindow.StyleMask { fatalError() }
        public static var fullSizeContentView: NSWindow.StyleMask { fatalError() }
    }

    public enum ButtonType: UInt, Sendable {
        case closeButton, miniaturizeButton, zoomButton, toolbarButton
    }

    public enum BackingStoreType: UInt, Sendable {
        case retained, nonretained, buffered
    }

    public init(
        contentRect: CGRect,
        styleMask style: NSWindow.StyleMask,
        backing backingStoreType: NSWindow.BackingStoreType,
        defer flag: Bool
    ) { fatalError() }
    open var isReleasedWhenClosed: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var contentView: NSView? {
        get { fatalError() }
        set { fatalError() }
    }
    open var styleMask: NSWindow.StyleMask {
        get { fatalError() }
        set { fatalError() }
    }
    open var isVisible: Bool { fatalError() }
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { fatalError() }
    open func makeKeyAndOrderFront(_ sender: Any?) { fatalError() }
    open func orderFrontRegardless() { fatalError() }
    @available(macOS 10.9, *)
    open var sheets: [NSWindow] { fatalError() }
    @available(macOS 10.9, *)
    open func endSheet(_ sheetWindow: NSWindow) { fatalError() }
    open func standardWindowButton(_ b: NSWindow.ButtonType) -> NSButton? { fatalError() }
    open func close() { fatalError() }
}

@available(macCatalyst, unavailable)
@MainActor open class NSApplication: NSResponder {
    open class var shared: NSApplication { fatalError() }
    nonisolated open class var willTerminateNotification: NSNotification.Name { fatalError() }
    open var windows: [NSWindow] { fatalError() }
    open func activate(ignoringOtherApps flag: Bool) { fatalError() }
    public enum ActivationPolicy: Int, Sendable {
        case regular, accessory, prohibited
    }
    @discardableResult open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool {
        fatalError()
    }
}

@available(macCatalyst, unavailable)
@MainActor open class NSWorkspace: NSObject {
    open class var shared: NSWorkspace { fatalError() }
    open var accessibilityDisplayShouldReduceTransparency: Bool { fatalError() }
    open var accessibilityDisplayShouldReduceMotion: Bool { fatalError() }
    open var accessibilityDisplayShouldIncreaseContrast: Bool { fatalError() }
}
