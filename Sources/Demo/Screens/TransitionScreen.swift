import SeaGlass
import SwiftUI

/// A comparison of clear and painted screens, which differ while one is pushed over another.
struct TransitionScreen: View {
    @Binding var isClear: Bool

    var body: some View {
        List {
            Section("In the middle of a push") {
                HStack {
                    MidPush(isPainted: false)
                    MidPush(isPainted: true)
                }
            }
            .transparentRow()
            Section {
                Toggle("Clear screens", isOn: $isClear)
                NavigationLink("Push a screen over this one", value: MenuRoute.pushedOver)
            } footer: {
                Text(
                    """
                    Two clear screens read through each other while they move. A painted one covers what it leaves, \
                    and a vertical gradient looks still on it, so screens paint it by default.
                    """
                )
            }
            .transparentRow(.translucent)
            TransitionRows(name: "Below")
        }
        .navigationTitle("Clear or painted")
    }
}

/// The middle of a push, with clear or with painted screens.
private struct MidPush: View {
    let isPainted: Bool

    var body: some View {
        VStack(spacing: 8) {
            ZStack {
                picture
                rows("The screen below").offset(x: -20)
                rows("Above")
                    .background { if isPainted { picture } }
                    .offset(x: 62)
            }
            .frame(height: 130)
            .clipShape(RoundedRectangle(cornerRadius: 18))
            .accessibilityHidden(true)
            Text(isPainted ? "Painted" : "Clear").font(.subheadline)
        }
    }

    private var picture: some View { PaletteBackground(palette: .sunset, style: .standard.vignette(nil)) }

    private func rows(_ name: String) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(1..<5) { @Sendable [name] _ in Text(name).font(.footnote).lineLimit(1) }
        }
        .padding(.leading, 26)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
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
