import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// The parts of the system that restoration depends on, the same for all stacks of a process.
@MainActor final class RestorationSystem {
    static let shared = RestorationSystem()

    let clock: any Clock<Duration>
    let isInBackground: @MainActor () -> Bool
    /// Whether stored data can be read. It stays `true`: the system locks the default stores until the device is first
    /// unlocked after it started, though it reports protected data as unavailable each time the device is locked.
    private(set) var isReadable: Bool
    private var waiting: [@MainActor () -> Void] = []
    private var restoring: [@MainActor () -> Void] = []

    #if canImport(UIKit) && !os(watchOS)
    private init() {
        clock = ContinuousClock()
        isInBackground = { UIApplication.current?.applicationState == .background }
        #if os(tvOS)
        isReadable = true
        #else
        isReadable = UIApplication.current?.isProtectedDataAvailable ?? true
        observe(UIApplication.protectedDataDidBecomeAvailableNotification) { $0.protectedDataBecameAvailable() }
        #endif
        // A view in a hosting controller has no scene phase.
        observe(UIScene.willDeactivateNotification) { $0.sceneWillDeactivate() }
        observe(UIScene.didEnterBackgroundNotification) { _ in SnapshotWriter.shared.flushBeforeSuspension() }
    }

    private func observe(_ name: Notification.Name, _ action: @escaping @MainActor (RestorationSystem) -> Void) {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { action(self) }
        }
    }
    #else
    private convenience init() { self.init(clock: ContinuousClock()) }
    #endif

    init(
        clock: any Clock<Duration>,
        isReadable: Bool = true,
        isInBackground: @escaping @MainActor () -> Bool = { false }
    ) {
        (self.clock, self.isReadable, self.isInBackground) = (clock, isReadable, isInBackground)
    }

    /// Carries out an action once stored data can be read: now, or when the device is first unlocked.
    func whenReadable(_ action: @escaping @MainActor () -> Void) {
        if isReadable { action() } else { waiting.append(action) }
    }

    func protectedDataBecameAvailable() {
        isReadable = true
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    /// Carries out an action when a scene is about to be no longer active.
    func whenDeactivated(_ action: @escaping @MainActor () -> Void) { restoring.append(action) }

    func sceneWillDeactivate() {
        let actions = restoring
        restoring = []
        for action in actions { action() }
    }
}

#if canImport(UIKit) && !os(watchOS)
extension UIApplication {
    /// The application; `nil` in an extension, for which `shared` doesn't compile.
    fileprivate static var current: UIApplication? {
        let selector = NSSelectorFromString("sharedApplication")
        return responds(to: selector) ? perform(selector)?.takeUnretainedValue() as? UIApplication : nil
    }
}
#endif
