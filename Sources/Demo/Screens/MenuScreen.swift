import SeaGlass
import SwiftUI

struct MenuScreen: View {
    let background: DemoBackground

    var body: some View {
        List {
            Section {
                NavigationLink(value: Route.level(1)) { Label("Four levels deep", systemImage: "square.stack") }
                NavigationLink(value: Route.inbox) { Label("A list", systemImage: "envelope") }
                NavigationLink(value: Route.form) { Label("A form", systemImage: "switch.2") }
                NavigationLink(value: Route.chat) { Label("A chat", systemImage: "paperplane.fill") }
            } header: {
                Text("Push a screen")
            } footer: {
                Text("The screen moves. The background does not.")
            }
            .transparentRow(.translucent)

            Section("Change what is behind") {
                NavigationLink(value: Route.backgrounds) {
                    LabeledContent {
                        Text(background.name)
                    } label: {
                        Label("Background", systemImage: "paintpalette")
                    }
                }
                NavigationLink(value: Route.kinds) { Label("Kinds", systemImage: "photo") }
                NavigationLink(value: Route.transitions) { Label("Clear or painted", systemImage: "square.stack") }
                NavigationLink(value: Route.contrast) {
                    Label("Contrast", systemImage: "circle.lefthalf.filled")
                }
            }
            .transparentRow(.translucent)
        }
        .navigationTitle("SeaGlass")
    }
}
