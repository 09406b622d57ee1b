// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import SwiftUI

/// The app for the touch tests. The environment variable `SCREEN` selects its screen.
@main struct HostApp: App {
    var body: some Scene {
        WindowGroup {
            switch ProcessInfo.processInfo.environment["SCREEN"] {
            case "shell": ShellScreens()
            case "sheet": ShellScreens(hasSheet: true)
            case "glass": GlassScreen()
            case "swipe order": SwipeOrderScreen()
            case "sidebar": SidebarScreen()
            case "carousel": CarouselScreens()
            case "close in a shell": CloseScreens(isShell: true)
            case "close in a stack": CloseScreens(isShell: false)
            default: Color.clear
            }
        }
    }
}
