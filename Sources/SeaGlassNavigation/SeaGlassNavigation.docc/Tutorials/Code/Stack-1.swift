import SeaGlassNavigation
import SwiftUI

struct MessageRoute: NavigationRoute {
    let id: Int
}
