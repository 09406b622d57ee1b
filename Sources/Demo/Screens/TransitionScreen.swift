import SeaGlass
import SwiftUI

/// Clear or painted screens, which differ while one is pushed over another.
struct TransitionScreen: View {
    @Binding var isPainted: Bool

    var body: some View {
        List {
            Section {
                Toggle("Painted screens", isOn: $isPainted)
                NavigationLink("Push a screen over this one", value: Route.pushedOver)
            } footer: {
                Text("Two clear screens read through each other while they move. A painted one covers what it leaves.")
            }
            .transparentRow(.translucent)
            TransitionRows(name: "Below")
        }
        .navigationTitle("Clear or painted")
    }
}

/// A screen full of text, at the same places as the text of the screen below.
struct PushedOverScreen: View {
    var body: some View {
        List { TransitionRows(name: "Above") }
            .navigationTitle("Pushed over")
    }
}

private struct TransitionRows: View {
    let name: String

    var body: some View {
        Section {
            ForEach(1..<7) { @Sendable [name] in Text("\(name), row \($0)") }
        } header: {
            Text(name)
        }
        .transparentRow()
    }
}
