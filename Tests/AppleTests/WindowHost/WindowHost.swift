// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import SwiftUI

/// The app whose scene the window tests use. It does not link the library: the tests do, and a process needs one copy.
@main struct WindowHost: App {
    var body: some Scene {
        WindowGroup { Color.clear }
    }
}
