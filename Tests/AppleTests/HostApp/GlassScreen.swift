// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import SeaGlass
import SwiftUI

/// Buttons on glass that count their taps, and a menu whose rows lie over a surface.
struct GlassScreen: View {
    @State private var primary = 0
    @State private var interactive = 0
    @State private var round = 0
    @State private var rows = 0
    @State private var own = 0

    var body: some View {
        VStack(spacing: 24) {
            Text("primary \(primary), interactive \(interactive), round \(round), rows \(rows), own \(own)")
            Button("Primary") { primary += 1 }.glassSurface(.primaryButton)
            Button("Interactive") { interactive += 1 }.glassSurface(.interactive)
            Button("Round") { round += 1 }.glassSurface(.interactive, in: .circle)
            Button("Disabled") { primary += 100 }.glassSurface(.interactive).disabled(true)
            Menu("Menu") {
                Button {
                    rows += 1
                } label: {
                    Label("Row", systemImage: "star")
                }
            }
            HStack {
                Text("Surface")
                OwnButton { own += 1 }
            }
            .glassSurface(.interactive)
            .padding(60)
            .glassSurface(.card)
        }
        .persistentBackground(.ocean)
    }
}

/// A button in a view of its own.
private struct OwnButton: View {
    let action: @MainActor () -> Void

    var body: some View { Button("Own", action: action) }
}
