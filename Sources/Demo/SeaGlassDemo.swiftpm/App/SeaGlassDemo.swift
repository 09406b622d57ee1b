// Not run yet: no Apple system was at hand. It is type-checked for iOS by Tests/Checks/AppleContract/check.sh, nothing more.

import DemoScreens
import SwiftUI

@main struct SeaGlassDemo: App {
    var body: some Scene {
        WindowGroup { DemoRoot() }
    }
}
