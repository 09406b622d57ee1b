import SeaGlass
import SwiftUI

/// A change in the life cycle of the app, or of a window.
enum AppStateChange {
    /// A window is no longer active, for example because a person opened the app switcher.
    case deactivated
    case activated
    case enteredForeground
    case enteredBackground
    /// The process ends right after this change.
    case terminating
}

/// The state of the app and the device that restoration depends on.
@MainActor protocol AppState: AnyObject {
    /// The clock that measures how long a restored stack is on screen.
    var clock: any Clock<Duration> { get }
    /// Whether no window of the app is on screen. Only UIKit reports this.
    var isInBackground: Bool { get }
    /// Whether the system has kept several windows, open or not. Only UIKit reports this.
    var hasOtherWindows: Bool { get }
    /// Whether a debugger is attached, or the process shows a preview. Xcode can end a launch that did not crash.
    var isDebugged: Bool { get }
    /// Whether stored data can be read. Once `true`, it stays `true`: the default stores are locked only until the
    /// device is first unlocked after it started.
    var isReadable: Bool { get }
    /// Calls the action now, or as soon as stored data can be read.
    func whenReadable(_ action: @escaping @MainActor () -> Void)
    /// The stacks that crashed an earlier launch, so that no window of this launch shows them. Each is a storage id.
    var crashedStacks: Set<String> { get set }
    /// The observers of the changes that notifications report. Without UIKit, `scenePhase` reports all but the end.
    var observers: WeakList<AppStateObserver> { get }
}

extension AppState {
    func send(_ change: AppStateChange) { for observer in observers.objects { observer.onChange(change) } }
}

/// Receives the changes of an app state while the observer exists.
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
