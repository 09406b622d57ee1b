import SeaGlass
import SwiftUI

struct MenuScreen: View {
    let background: DemoBackground

    var body: some View {
        List {
            Section {
                NavigationLink(value: MenuRoute.level(1)) { Label("Four levels deep", systemImage: "square.stack") }
                NavigationLink(value: MenuRoute.inbox) { Label("A list", systemImage: "envelope") }
                NavigationLink(value: MenuRoute.form) { Label("A form", systemImage: "switch.2") }
                NavigationLink(value: MenuRoute.chat) { Label("A chat", systemImage: "paperplane.fill") }
            } header: {
                Text("Push a screen")
            } footer: {
                Text("The screen moves. The background does not.")
            }
            .transparentRow(.translucent)

            Section("Change what is behind") {
                NavigationLink(value: MenuRoute.backgrounds) {
                    LabeledContent {
                        Text(background.name)
                    } label: {
                        Label("Background", systemImage: "paintpalette")
                    }
                }
                NavigationLink(value: MenuRoute.kinds) { Label("Kinds", systemImage: "photo") }
                NavigationLink(value: MenuRoute.transitions) { Label("Clear or painted", systemImage: "square.stack") }
                NavigationLink(value: MenuRoute.contrast) {
                    Label("Contrast", systemImage: "circle.lefthalf.filled")
                }
            }
            .transparentRow(.translucent)
        }
        .navigationTitle("SeaGlass")
    }
}
