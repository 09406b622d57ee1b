import SeaGlass
import SwiftUI

#if os(macOS)
import AppKit
#endif

/// The app state of this process.
@MainActor enum SystemAppState {
    #if canImport(UIKit) && !os(watchOS)
    static var current: any AppState { UIKitAppState.shared ?? plain }
    #else
    static var current: any AppState { plain }
    #endif

    private static let plain = PlainAppState()
}

/// The app state without UIKit, and in extensions. Stored data is always readable there.
private final class PlainAppState: AppState {
    var clock: any Clock<Duration> { NavigatorShell.clock }
    let isInBackground = false
    let hasOtherWindows = false
    let isDebugged = Debugger.isAttached
    let isReadable = true
    var crashedStacks: Set<String> = []
    let observers = WeakList<AppStateObserver>()

    #if os(macOS)
    init() {
        NotificationCenter.default.addObserver(
            forName: NSApplication.willTerminateNotification,
            object: nil,
            queue: .main
        ) { _ in
            MainActor.assumeIsolated { self.send(.terminating) }
        }
    }
    #endif

    func whenReadable(_ action: @escaping @MainActor () -> Void) { action() }
}
