import SeaGlass
import SeaGlassNavigation
import SwiftUI

// Imports what both screens import, so that the time of reading modules can be taken off.
struct Screen: View {
    var body: some View { Text("Nothing") }
}
