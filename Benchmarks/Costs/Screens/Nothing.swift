import SeaGlass
import SeaGlassNavigation
import SwiftUI

// Imports the modules of both screens, so that the time of reading them can be subtracted.
struct Screen: View {
    var body: some View { Text("Nothing") }
}
