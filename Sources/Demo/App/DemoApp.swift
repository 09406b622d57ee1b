#if !os(Linux)
import DemoScreens
import SwiftUI

@main struct DemoApp: App {
    var body: some Scene {
        WindowGroup { DemoRoot() }
    }
}
#endif
