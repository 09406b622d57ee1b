// Not run yet: no Apple system was at hand. It is type-checked for iOS by Tests/AppleContract/check.sh, nothing more.

import SwiftUI

/// The app that the window tests run in, and that the touch tests touch. `SCREEN` in its environment says what it shows.
@main struct HostApp: App {
    var body: some Scene {
        WindowGroup {
            switch ProcessInfo.processInfo.environment["SCREEN"] {
            case "shell": ShellScreens()
            case "sheet": ShellScreens(hasSheet: true)
            case "glass": GlassScreen()
            default: Color.clear
            }
        }
    }
}
