import SwiftUI

@testable import SeaGlassNavigation

/// An app state that a test changes.
@MainActor final class TestAppState: AppState {
    let clock: any Clock<Duration>
    let observers = WeakList<AppStateObserver>()
    var isInBackground = false
    var hasOtherWindows = false
    var isDebugged = false
    var crashedStacks: Set<String> = []
    private(set) var isReadable: Bool
    private var waiting: [@MainActor () -> Void] = []

    /// - Parameter clock: The clock of restorations; the default takes no time.
    init(clock: any Clock<Duration> = TestClock(isRunning: true), isReadable: Bool = true) {
        self.clock = clock
        self.isReadable = isReadable
    }

    func whenReadable(_ action: @escaping @MainActor () -> Void) {
        if isReadable { action() } else { waiting.append(action) }
    }

    /// The device is unlocked for the first time.
    func unlock() {
        isReadable = true
        for action in waiting { action() }
        waiting = []
    }
}

extension StackRestorer {
    /// Creates the restorer of an app with one window.
    convenience init(_ stored: StoredStack) { self.init(stored, in: nil, of: TestAppState()) {} }
}
