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
///
/// Layer: template, <doc:Restoration>.
public struct NavigationRestoration: Sendable {
    /// The windows that share a stored stack.
    ///
    /// Layer: template, <doc:Restoration>.
    public enum Scope: Hashable, Sendable {
        /// Each window has a separate stack, also on the next launch. This is the default.
        ///
        /// The system keeps the identity of a window in scene storage. It forgets a window that a person closes for
        /// good, and all windows when a person ends the app in the app switcher, or quits it on a Mac that closes
        /// windows on quitting. Then the first window of the next launch has the stack of the window that was opened
        /// last, and any other window starts at the root. On iPadOS and visionOS a new window also starts at the root
        /// if the system has kept other windows.
        ///
        /// If the environment's `supportsMultipleWindows` is `false`, all windows share one stack. They also share one
        /// stack in an app with the life cycle of UIKit or AppKit, where separate stacks need `custom(_:)`.
        case scene
        /// All windows of the app share the stack that changed last.
        case app
        /// Windows with the same text share a stack. The text names a window or an account, for example.
        case custom(String)
    }

    private(set) var store: any NavigationStateStore = UserDefaultsNavigationStateStore()
    private(set) var encoder = JSONEncoder()
    private(set) var decoder = JSONDecoder()
    private(set) var maximumAge = TimeInterval.infinity
    var testSystem: RestorationSystem?
    @MainActor var system: RestorationSystem { testSystem ?? .shared }

    private init() {}

    /// Storage in the user's defaults, as JSON, without expiry.
    public static let standard = NavigationRestoration()

    /// Returns a restoration with another store.
    ///
    /// - Parameter store: The store, in which each stack of the app has a separate id.
    public func store(_ store: some NavigationStateStore) -> NavigationRestoration { with(self) { $0.store = store } }

    /// Returns a restoration that encodes and decodes routes with other strategies.
    ///
    /// ```swift
    /// let encoder = JSONEncoder()
    /// encoder.dateEncodingStrategy = .iso8601
    /// let decoder = JSONDecoder()
    /// decoder.dateDecodingStrategy = .iso8601
    ///
    /// InboxScreen()
    ///     .navigationShell()
    ///     .restoresNavigation(id: "main", .standard.coding(encoder: encoder, decoder: decoder))
    /// ```
    ///
    /// If the encoder throws, the stack is stored up to the route below. If the decoder throws, the entry and all entries
    /// above it are dropped.
    ///
    /// - Parameters:
    ///   - encoder: The encoder. Don't change it afterwards.
    ///   - decoder: The decoder; it has to read what the encoder writes. Don't change it afterwards.
    public func coding(encoder: JSONEncoder, decoder: JSONDecoder) -> NavigationRestoration {
        with(self) {
            $0.encoder = encoder
            $0.decoder = decoder
        }
    }

    /// Returns a restoration that starts at the root if the stack last changed too long ago.
    ///
    /// A stack whose date is in the future, because the clock was set back, counts as new.
    ///
    /// - Parameter age: The age in seconds. A negative number counts as 0; a number that isn't finite sets no limit.
    public func expires(after age: TimeInterval) -> NavigationRestoration {
        with(self) { $0.maximumAge = age.isFinite ? max(0, age) : .infinity }
    }
}

@MainActor final class RestorationSystem {
    static var shared: RestorationSystem {
        #if canImport(UIKit) && !os(watchOS)
        // The application does not exist yet in the initializer of an `App`.
        if !process.isFollowing, let application = UIApplication.current { process.follow(application) }
        #endif
        return process
    }

    private static let process = RestorationSystem()
    private var isFollowing = false

    var clock: any Clock<Duration> = ContinuousClock()
    var isInBackground: @MainActor () -> Bool = { false }
    /// Whether the system has kept several windows, open or not. Only UIKit reports this.
    var hasOtherWindows: @MainActor () -> Bool = { false }
    /// Whether stored data can be read. Once `true`, it stays `true`: the default stores are locked only until the
    /// device is first unlocked after it started.
    var isReadable = true { didSet { Self.perform(&waiting) } }
    /// Called when a scene stops being active: by then the person has seen the restored stack.
    var onDeactivation: [@MainActor () -> Void] = []
    var onForeground: [@MainActor () -> Void] = []
    private var waiting: [@MainActor () -> Void] = []

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
        isFollowing = true
        isInBackground = { application.applicationState == .background }
        hasOtherWindows = { application.openSessions.count { $0.role == .windowApplication } > 1 }
        #if !os(tvOS)
        // The system reports protected data as unavailable whenever the device is locked. But once a person has
        // unlocked the device after its start, the app can write a file of this class.
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
