import SeaGlass
import SwiftUI

/// The cost of a background: passes over the screen, bytes, evaluations; and the bands that eight bits cause.
struct CostScreen: View {
    @Binding var isFlattened: Bool

    var body: some View {
        List {
            Section {
                Toggle("One flat tile", isOn: $isFlattened)
            } header: {
                Text("Behind this screen")
            } footer: {
                Text("It looks the same: no pixel is more than two levels of 256 apart.")
            }
            .transparentRow(.material)

            Section {
                ForEach(BandingSample.allCases) { BandingRow(sample: $0) }
            } header: {
                Text("Bands, at four times the contrast")
            } footer: {
                Text("Pushing a screen evaluates none of them. A tile is not dithered: stretching would smear it.")
            }
            .transparentRow(.material)
        }
        .navigationTitle("What it costs")
        .onDisappear { isFlattened = false }
    }
}
