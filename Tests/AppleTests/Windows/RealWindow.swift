// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
import SwiftUI
import Testing

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#else
import UIKit
#endif

/// The suites that show windows, one test at a time: a window that is covered or not key behaves differently.
@Suite(.serialized, .timeLimit(.minutes(3)), .enabled(if: askedQuestions == nil)) enum RealWindows {}

/// The suites that answer a question, one test at a time. They never run beside `RealWindows`.
@Suite(.serialized, .timeLimit(.minutes(3))) enum AnswerWindows {}

/// A window of the real system that shows a view, as large as a phone or as the host app's scene.
///
/// On macOS the pixels show the views' final state, without animations and with flat materials.
@MainActor final class RealWindow {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    let window: NSWindow
    private let hosting: NSView

    init(_ view: some View) throws {
        // Connects the test, which has no app, to the window server. A process without a bundle may not show windows.
        NSApplication.shared.setActivationPolicy(.accessory)
        hosting = NSHostingView(rootView: view)
        let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        window = NSWindow(contentRect: frame, styleMask: [.borderless], backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.contentView = hosting
        window.orderFrontRegardless()
    }

    /// Shows a view in a `WindowGroup`, the only way for its preferences to reach a window's toolbar.
    ///
    /// The window has the usual controls, and the content extends under them.
    @available(macOS 26, *)
    init(inWindowGroup view: some View) async throws {
        let application = NSApplication.shared
        application.setActivationPolicy(.accessory)
        let id = UUID().uuidString
        let others = application.windows
        let scene = NSHostingSceneRepresentation { WindowGroup(id: id) { view } }
        application.addSceneRepresentation(scene)
        scene.environment.openWindow(id: id)
        var opened: NSWindow?
        for _ in 0..<600 where opened == nil {
            try await Task.sleep(for: .seconds(1.0 / 60))
            opened = application.windows.first { !others.contains($0) && $0.isVisible }
        }
        window = try #require(opened, "The scene opened no window.")
        hosting = try #require(window.contentView)
    }

    func close() {
        // Otherwise a sheet could outlive its window.
        for sheet in window.sheets { window.endSheet(sheet) }
        window.close()
    }

    func layOut() { hosting.layoutSubtreeIfNeeded() }

    var width: CGFloat { hosting.bounds.width }

    var isMoving: Bool { false }

    func pixels() -> Pixels? { bitmap.flatMap { $0.cgImage.flatMap(Pixels.init) } }

    func pixelsInFlight() -> Pixels? { pixels() }

    private var bitmap: NSBitmapImageRep? {
        guard let bitmap = hosting.bitmapImageRepForCachingDisplay(in: hosting.bounds) else { return nil }
        hosting.cacheDisplay(in: hosting.bounds, to: bitmap)
        return bitmap
    }

    private var png: Data? { bitmap?.representation(using: .png, properties: [:]) }
    #else
    let window: UIWindow
    let controller: UIViewController

    /// - Parameter safeArea: Insets added to the scene's safe area.
    init(_ view: some View, safeArea: UIEdgeInsets = .zero) throws {
        let scenes = UIApplication.shared.connectedScenes
        let scene = try #require(scenes.compactMap { $0 as? UIWindowScene }.first, "Run these tests in the host app.")
        controller = UIHostingController(rootView: view)
        controller.additionalSafeAreaInsets = safeArea
        window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    func close() {
        window.isHidden = true
        window.rootViewController = nil
    }

    func layOut() { window.layoutIfNeeded() }

    var width: CGFloat { window.bounds.width }

    /// The navigation controllers that SwiftUI created, the outermost first.
    var stacks: [UINavigationController] { controllers.compactMap { $0 as? UINavigationController } }

    /// The controllers that SwiftUI created, the outermost first.
    var controllers: [UIViewController] {
        var found = [UIViewController]()
        var next = [controller]
        while let controller = next.popLast() {
            found.append(controller)
            next += controller.children + [controller.presentedViewController].compactMap { $0 }
        }
        return found
    }

    var isMoving: Bool {
        stacks.contains { $0.transitionCoordinator != nil } || controller.transitionCoordinator != nil
    }

    func pixels() -> Pixels? { image(afterScreenUpdates: true, scale: 1).cgImage.flatMap(Pixels.init) }

    /// Returns the pixels on screen now, even in the middle of an animation.
    func pixelsInFlight() -> Pixels? { image(afterScreenUpdates: false, scale: 1).cgImage.flatMap(Pixels.init) }

    /// - Parameter scale: Pixels per point; 0 is the screen's scale. Comparing a screen's own pixels takes seconds.
    private func image(afterScreenUpdates: Bool, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: afterScreenUpdates)
        }
    }

    private var png: Data? { image(afterScreenUpdates: true, scale: 0).pngData() }
    #endif

    /// Runs the main run loop for about one frame.
    func frame() async {
        await withCheckedContinuation { continuation in
            Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: false) { _ in continuation.resume() }
        }
        layOut()
    }

    struct NeverStill: Error {}

    /// Waits until no transition runs and ten images in a row are equal.
    @discardableResult func rest() async throws -> Pixels {
        var (last, count): (Pixels?, Int) = (nil, 0)
        let limit = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < limit {
            await frame()
            let next = isMoving ? nil : pixels()
            count = next != nil && next == last ? count + 1 : 0
            last = next
            if let next, count == 10 { return next }
        }
        throw NeverStill()
    }

    /// Attaches a screenshot of the window to the running test.
    func photograph(_ name: String) {
        if let png { Attachment.record([UInt8](png), named: "\(name).png") }
    }
}
#endif
