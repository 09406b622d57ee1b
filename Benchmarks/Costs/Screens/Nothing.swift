import SeaGlass
import SeaGlassNavigation
import SwiftUI

// What both screens import: reading the modules is not what is compared.
struct Screen: View {
    var body: some View { Text("Nothing") }
}
