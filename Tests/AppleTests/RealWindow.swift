#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SwiftUI

/// A window of the real system with a view in it.
@MainActor struct RealWindow {
    private let window: NSWindow
    private let hosting: NSView

    init(_ view: some View) {
        hosting = NSHostingView(rootView: view.transaction { $0.disablesAnimations = true })
        let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        window = NSWindow(contentRect: frame, styleMask: [.borderless], backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.contentView = hosting
        window.orderFrontRegardless()
    }

    /// Lets the system take one turn, for a frame at most, and lays everything out.
    func settle() {
        RunLoop.main.run(mode: .default, before: .now + 1.0 / 60)
        hosting.layoutSubtreeIfNeeded()
    }

    func pixels() -> Pixels? {
        guard let bitmap = hosting.bitmapImageRepForCachingDisplay(in: hosting.bounds) else { return nil }
        hosting.cacheDisplay(in: hosting.bounds, to: bitmap)
        return bitmap.cgImage.flatMap(Pixels.init)
    }
}
#elseif canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// A window of the real system with a view in it.
@MainActor struct RealWindow {
    private let window: UIWindow

    init(_ view: some View) {
        UIView.setAnimationsEnabled(false)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = UIHostingController(rootView: view.transaction { $0.disablesAnimations = true })
        window.isHidden = false
    }

    /// Lets the system take one turn, for a frame at most, and lays everything out.
    func settle() {
        RunLoop.main.run(mode: .default, before: .now + 1.0 / 60)
        window.layoutIfNeeded()
    }

    func pixels() -> Pixels? {
        UIGraphicsImageRenderer(bounds: window.bounds)
            .image { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
            .cgImage.flatMap(Pixels.init)
    }
}
#endif
