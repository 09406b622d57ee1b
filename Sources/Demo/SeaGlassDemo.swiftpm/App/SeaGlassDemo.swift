// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import DemoScreens
import SwiftUI

@main struct SeaGlassDemo: App {
    var body: some Scene {
        WindowGroup { DemoRoot() }
    }
}
