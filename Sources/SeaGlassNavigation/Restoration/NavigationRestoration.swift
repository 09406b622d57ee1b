import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// The way in which a stack is stored, and the conditions under which it is restored.
///
/// Start from ``standard`` and chain changes:
///
/// ```swift
/// InboxScreen()
///     .navigationShell()
///     .restoresNavigation(id: "main", .standard.expires(after: 24 * 3600))
/// ```
public struct NavigationRestoration: Sendable {
    /// The windows that share a stored stack.
    public enum Scope: Hashable, Sendable {
        /// Each window has its own, also on the next launch. The default.
        ///
        /// The system keeps the identity of a window in scene storage. It forgets that of a window which a person
        /// closes for good, and of all windows when a person ends the app in the app switcher, or quits it on a Mac
        /// that closes windows at that: the first window of the next launch has the stack of the window that was opened
        /// last, any other begins at the root. On iPadOS and visionOS a new window beside others that the system has kept
        /// begins at the root, too.
        ///
        /// Where the environment's `supportsMultipleWindows` is `false`, all windows have the same stack. So it is in an app
        /// with the life cycle of UIKit or AppKit, where each window needs `custom(_:)`.
        case scene
        /// All windows of the app have the same; what is stored is the stack that changed last.
        case app
        /// Windows with the same text have the same. The text names a window, or an account, of the app.
        case custom(String)
    }

    private(set) var store: any NavigationStateStore = UserDefaultsNavigationStateStore()
    private(set) var coding = NavigationRouteCoding.json
    private(set) var maximumAge = TimeInterval.infinity
    /// A test's own system.
    var testSystem: RestorationSystem?
    @MainActor var system: RestorationSystem { testSystem ?? .shared }

    private init() {}

    /// Storage in the user's defaults, as JSON, without expiry.
    public static let standard = NavigationRestoration()

    /// Keeps stacks in another place.
    ///
    /// - Parameter store: The place. Each stack of the app has an id of its own there.
    public func store(_ store: some NavigationStateStore) -> NavigationRestoration { with(self) { $0.store = store } }

    /// Sets how routes become bytes and come back.
    ///
    /// - Parameter coding: The default is ``NavigationRouteCoding/json``.
    public func coding(_ coding: NavigationRouteCoding) -> NavigationRestoration { with(self) { $0.coding = coding } }

    /// Starts at the root if the stack was last stored too long ago.
    ///
    /// A stack from the future, stored before the clock was set back, isn't too old.
    ///
    /// - Parameter age: In seconds. A negative number is taken as 0; what isn't finite, as for ever.
    public func expires(after age: TimeInterval) -> NavigationRestoration {
        with(self) { $0.maximumAge = age.isFinite ? max(0, age) : .infinity }
    }
}

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
