import SeaGlass
import SwiftUI

/// Every control that draws a surface, in every role.
struct ButtonPreview: View {
    var isEnabled = true
    private let harbor = URL(filePath: "/harbor")

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    Button("Primary") {}.glassSurface(.primaryButton)
                    Button("Primary, tinted") {}.glassSurface(.primaryButton.tint(.yellow))
                    Button("Interactive") {}.glassSurface(.interactive)
                    Button("As wide as its room") {}.glassSurface(.primaryButton.sizing(.flexible))
                    Button(role: .destructive) {
                    } label: {
                        Text("Destructive")
                    }
                    .glassSurface(.interactive)
                    Button("Rounded") {}.glassSurface(.interactive, in: .rect(cornerRadius: 16))
                    sizes
                    sizes.padding().glassSurface(.card)
                    Button("Bell", systemImage: "bell") {}.labelStyle(.iconOnly).glassSurface(.interactive, in: .circle)
                    NavigationLink("Navigation link", value: MenuRoute.form).glassSurface(.interactive)
                    Link(destination: harbor) { Text("Link") }.glassSurface(.interactive)
                    #if !os(watchOS)
                    Menu("Menu") { Button("Share") {} }.glassSurface(.interactive)
                    #endif
                    #if !os(tvOS)
                    ShareLink(items: [harbor]) { Text("Share link") }.glassSurface(.interactive)
                    #endif
                }
                .frame(maxWidth: .infinity)
                .padding()
            }
            .tint(.orange)
            .disabled(!isEnabled)
            .transparentNavigationContainer()
            .transparentNavigationDestination(for: MenuRoute.self) { _ in FormScreen() }
        }
        .persistentBackground(.cherryBlossom)
    }

    /// Controls of one height in each row, alone and on a card.
    private var sizes: some View {
        VStack {
            controls.controlSize(.mini)
            controls
            controls.controlSize(.large)
        }
    }

    private var controls: some View {
        HStack {
            Button("Go") {}.glassSurface(.interactive)
            Link(destination: harbor) { Text("Link") }.glassSurface(.interactive)
        }
    }
}

/// A style for all buttons of the bar.
struct ButtonBar: View {
    var style = SeaGlassButtonStyle.interactive

    var body: some View {
        HStack(spacing: 12) {
            Button("Bell", systemImage: "bell") {}
            Button("Mail", systemImage: "envelope") {}
        }
        .buttonStyle(.seaGlass(style))
        .glassContainer(spacing: 12)
        .frame(maxWidth: .infinity)
    }
}

#if canImport(DeveloperToolsSupport)
#Preview("Buttons") { ButtonPreview() }
#Preview("Buttons, dark") { ButtonPreview().preferredColorScheme(.dark) }
#Preview("Buttons, disabled") { ButtonPreview(isEnabled: false) }
#Preview("Buttons, iOS 18") { ButtonPreview().environment(\.platformCapabilities, .iOS18) }
#Preview("Buttons, opaque") { ButtonPreview().glassRendering(.opaque) }
#Preview("Interactive style") { ButtonBar() }
#Preview("Primary style") { ButtonBar(style: .primaryButton) }
#endif
