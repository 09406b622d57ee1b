import SeaGlass
import SwiftUI

struct FormScreen: View {
    @State private var notifies = true
    @State private var previews = false

    var body: some View {
        Form {
            Section {
                Toggle(isOn: $notifies) { Label("Alerts", systemImage: "bell") }
                Toggle(isOn: $previews) { Label("Show previews", systemImage: "eye.slash") }
                    .disabled(!notifies)
            } footer: {
                Text("Previews need alerts.")
            }
            .transparentRow(.translucent)

            Section("About") {
                LabeledContent("Version", value: "1.0")
                LabeledContent("Screens with a background of their own", value: "None")
            }
            .transparentRow(.translucent)
        }
        .onChange(of: notifies) { if !notifies { previews = false } }
        .navigationTitle("Form")
    }
}
