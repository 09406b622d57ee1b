import SeaGlass
import SwiftUI

/// The system's bars and custom ones.
struct BarPreview: View {
    var edge = VerticalEdge.bottom

    var body: some View {
        NavigationStack {
            InboxScreen()
                .transparentNavigationContainer()
                .glassBar(edge: edge) { ButtonBar().padding(8) }
        }
        .persistentBackground(.midnight)
    }
}

/// A sheet with the system's background and several surfaces.
struct SheetPreview: View {
    @State private var isPresented = true

    var body: some View {
        Button("Show the sheet") { isPresented = true }
            .glassSurface(.primaryButton)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { DunesScene() }
            .sheet(isPresented: $isPresented) {
                Text("A surface in a sheet")
                    .padding()
                    .glassSurface()
                    .glassSheet()
            }
    }
}

#if canImport(DeveloperToolsSupport)
#Preview("Bars") { BarPreview() }
#Preview("A bar at the top") { BarPreview(edge: .top) }
#Preview("Bars, iOS 18") { BarPreview().environment(\.platformCapabilities, .iOS18) }
#Preview("Sheet") { SheetPreview() }
#Preview("Sheet, iOS 18") { SheetPreview().environment(\.platformCapabilities, .iOS18) }
#endif
