import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// The parts of the system that restoration depends on, the same for all stacks of a process. A test has its own.
@MainActor final class RestorationSystem {
    static let shared = {
        let system = RestorationSystem()
        #if canImport(UIKit) && !os(watchOS)
        if let application = UIApplication.current { system.follow(application) }
        #endif
        return system
    }()

    var clock: any Clock<Duration> = ContinuousClock()
    var isInBackground: @MainActor () -> Bool = { false }
    /// Whether the system has kept more windows than one, open or not. Only UIKit tells.
    var hasOtherWindows: @MainActor () -> Bool = { false }
    /// Whether stored data can be read. It stays `true`: the default stores are locked until the device is first unlocked
    /// after it started.
    var isReadable = true { didSet { Self.perform(&waiting) } }
    /// What to do when a scene stops being active: the person has seen what came back.
    var onDeactivation: [@MainActor () -> Void] = []
    /// What to do when a scene leaves the background.
    var onForeground: [@MainActor () -> Void] = []
    private var waiting: [@MainActor () -> Void] = []

    /// Carries out an action once stored data can be read: now, or when the device is first unlocked.
    func whenReadable(_ action: @escaping @MainActor () -> Void) {
        if isReadable { action() } else { waiting.append(action) }
    }

    func sceneWillDeactivate() { Self.perform(&onDeactivation) }
    func sceneWillEnterForeground() { Self.perform(&onForeground) }

    private static func perform(_ actions: inout [@MainActor () -> Void]) {
        let all = actions
        actions = []
        for action in all { action() }
    }
}

#if canImport(UIKit) && !os(watchOS)
extension RestorationSystem {
    fileprivate func follow(_ application: UIApplication) {
        isInBackground = { application.applicationState == .background }
        hasOtherWindows = { application.openSessions.count { $0.role == .windowApplication } > 1 }
        #if !os(tvOS)
        // The system reports protected data as unavailable each time the device is locked. Only until the first unlock after
        // it started can't a file of this class be written.
        let file = FileManager.default.temporaryDirectory.appending(path: "SeaGlass.unlocked")
        let protection = Data.WritingOptions.completeFileProtectionUntilFirstUserAuthentication
        isReadable =
            application.isProtectedDataAvailable || (try? Data().write(to: file, options: protection)) != nil
        observe(UIApplication.protectedDataDidBecomeAvailableNotification) { $0.isReadable = true }
        #endif
        // A view in a hosting controller has no scene phase.
        observe(UIScene.willDeactivateNotification) { $0.sceneWillDeactivate() }
        observe(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground() }
        observe(UIScene.didEnterBackgroundNotification) { _ in SnapshotWriter.shared.flushBeforeSuspension() }
    }

    private func observe(_ name: Notification.Name, _ action: @escaping @MainActor (RestorationSystem) -> Void) {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { action(self) }
        }
    }
}

extension UIApplication {
    /// The application; `nil` in an extension, for which `shared` doesn't compile.
    fileprivate static var current: UIApplication? {
        let selector = NSSelectorFromString("sharedApplication")
        return responds(to: selector) ? perform(selector)?.takeUnretainedValue() as? UIApplication : nil
    }
}
#endif
