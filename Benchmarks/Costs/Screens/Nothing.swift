import SeaGlass
import SeaGlassNavigation
import SwiftUI

// Has the imports of both screens, so that the time of reading modules can be subtracted.
struct Screen: View {
    var body: some View { Text("Nothing") }
}
