import SeaGlass
import SwiftUI

/// The calls of `glassSurface` as apps write them.
struct Glass: View {
    @State private var isOn = false
    var action: SeaGlassButtonStyle = .primaryButton.tint(.teal)

    var body: some View {
        VStack {
            Text("Surface").glassSurface()
            Text("Tinted").glassSurface(.regular.tint(.red))
            Text("Round").glassSurface(in: .circle)
            Text("Turned off").glassSurface(isOn ? .card : .identity)
            Text("Thin").glassSurface(.regular.fallback(.thin), in: .rect(cornerRadius: 8))
            Text("Gray").glassSurface(.clear.fallback(.gray).scrim(0.2).allowsHitTesting(true))
            Button("Interactive") {}.glassSurface(.interactive)
            Button("Round") {}.glassSurface(.interactive, in: .circle)
            Button("Clear") {}.glassSurface(.interactive.clear())
            Button("Wide") {}.glassSurface(.primaryButton.sizing(.flexible))
            Button("Chosen") {}.glassSurface(isOn ? .primaryButton : .interactive)
            Button("Stored") {}.glassSurface(action)
            Button("Styled") {}.buttonStyle(.seaGlass())
            Button("Styled and round") {}.buttonStyle(.seaGlass(.primaryButton, in: .circle))
        }
        .sheet(isPresented: $isOn) { Text("Sheet").presentationBoundary() }
    }
}

nonisolated func storedStyle() -> SeaGlassButtonStyle { .interactive.tint(.red) }
