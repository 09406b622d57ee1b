#if canImport(UIKit) && !os(watchOS)
import SeaGlass
import UIKit

/// The state of an app with UIKit, which its application and its scenes report.
///
/// A view in a hosting controller has no scene phase, so scenes are observed by their notifications.
@MainActor final class UIKitAppState: AppState {
    /// `nil` in an extension, and in the initializer of an `App`, where the application does not exist yet.
    static var shared: UIKitAppState? {
        created = created ?? application.map(UIKitAppState.init)
        return created
    }

    private static var created: UIKitAppState?

    private let application: UIApplication
    private var waiting: [@MainActor () -> Void] = []
    private(set) var isReadable = true
    var crashedStacks: Set<String> = []
    var clock: any Clock<Duration> { NavigatorShell.clock }
    let isDebugged = Debugger.isAttached
    let observers = WeakList<AppStateObserver>()

    var isInBackground: Bool { application.applicationState == .background }
    var hasOtherWindows: Bool { application.openSessions.count { $0.role == .windowApplication } > 1 }

    private init(_ application: UIApplication) {
        self.application = application
        observe(UIScene.willDeactivateNotification) { $0.send(.deactivated) }
        observe(UIScene.didActivateNotification) { $0.send(.activated) }
        observe(UIScene.willEnterForegroundNotification) { $0.send(.enteredForeground) }
        observe(UIScene.didEnterBackgroundNotification) { $0.send(.enteredBackground) }
        observe(UIApplication.willTerminateNotification) { $0.send(.terminating) }
        #if !os(tvOS)
        isReadable = application.isProtectedDataAvailable || wasUnlocked
        observe(UIApplication.protectedDataDidBecomeAvailableNotification) { $0.becomeReadable() }
        #endif
    }

    func whenReadable(_ action: @escaping @MainActor () -> Void) {
        if isReadable { action() } else { waiting.append(action) }
    }

    private func becomeReadable() {
        isReadable = true
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    private func observe(_ name: Notification.Name, _ action: @escaping @MainActor (UIKitAppState) -> Void) {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { action(self) }
        }
    }

    #if !os(tvOS)
    /// Whether a person has unlocked the device since it started. While the device is locked, no property of the
    /// application states this, but the app can write a file that is protected until then.
    private var wasUnlocked: Bool {
        let file = FileManager.default.temporaryDirectory.appending(path: "SeaGlass.unlocked")
        return (try? Data().write(to: file, options: .completeFileProtectionUntilFirstUserAuthentication)) != nil
    }
    #endif

    /// Calls `shared` by its selector, since the property doesn't compile in an extension.
    private static var application: UIApplication? {
        let selector = NSSelectorFromString("sharedApplication")
        guard UIApplication.responds(to: selector) else { return nil }
        return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
    }
}
#endif
