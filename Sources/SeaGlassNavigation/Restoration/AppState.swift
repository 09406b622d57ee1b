import SeaGlass
import SwiftUI

#if os(macOS)
import AppKit
#endif

/// A change in the life cycle of the app, or of a window.
enum AppStateChange {
    /// The window is no longer active, for example because a person opened the app switcher.
    case deactivated
    case enteredForeground
    case enteredBackground
    /// The process ends right after this change.
    case terminating
}

/// What a restoration has to know about the app and the device.
@MainActor protocol AppState: AnyObject {
    /// The clock that measures how long a restored stack is on screen.
    var clock: any Clock<Duration> { get }
    /// Whether no window of the app is on screen. Only UIKit reports this.
    var isInBackground: Bool { get }
    /// Whether the system has kept several windows, open or not. Only UIKit reports this.
    var hasOtherWindows: Bool { get }
    /// Whether a debugger is attached, which ends launches that did not crash.
    var isDebugged: Bool { get }
    /// Whether stored data can be read. Once `true`, it stays `true`: the default stores are locked only until the
    /// device is first unlocked after it started.
    var isReadable: Bool { get }
    /// Calls the action now, or as soon as stored data can be read.
    func whenReadable(_ action: @escaping @MainActor () -> Void)
    /// Receive each change that the system reports by a notification. Without UIKit, `scenePhase` reports the others.
    var observers: WeakList<AppStateObserver> { get }
}

extension AppState {
    func send(_ change: AppStateChange) { for observer in observers.objects { observer.onChange(change) } }
}

/// Receives the changes of an app state as long as it exists.
@MainActor final class AppStateObserver {
    let onChange: @MainActor (AppStateChange) -> Void

    init(_ onChange: @escaping @MainActor (AppStateChange) -> Void) { self.onChange = onChange }
}

extension EnvironmentValues {
    private struct AppStateKey: EnvironmentKey { static var defaultValue: (any AppState)? { nil } }

    /// The app state of a test; `nil` stands for the system's.
    var appState: (any AppState)? {
        get { self[AppStateKey.self] }
        set { self[AppStateKey.self] = newValue }
    }
}

/// The app state of this process.
@MainActor enum SystemAppState {
    #if canImport(UIKit) && !os(watchOS)
    static var current: any AppState { UIKitAppState.shared ?? plain }
    #else
    static var current: any AppState { plain }
    #endif

    private static let plain = PlainAppState()
}

/// The state of an app without UIKit, and of an extension, whose data is readable when it runs.
private final class PlainAppState: AppState {
    let clock: any Clock<Duration> = ContinuousClock()
    let isInBackground = false
    let hasOtherWindows = false
    let isDebugged = Debugger.isAttached
    let isReadable = true
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
