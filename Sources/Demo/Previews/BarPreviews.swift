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
        .glassToolbars()
    }
}

/// A sheet with the system's background, and surfaces of its own.
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

/// Content that scrolls under an edge, and a picture that reaches under the bars.
struct EdgePreview: View {
    var edge = VerticalEdge.top
    var isExtended = true

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack {
                    DunesScene()
                        .frame(height: 320)
                        .extendsBackground(isExtended)
                    ForEach(Message.yesterday) { message in Text(message.text).padding() }
                }
            }
            .softScrollEdge(edge)
            .transparentNavigationContainer()
        }
        .persistentBackground(.ocean)
    }
}

#if canImport(DeveloperToolsSupport)
#Preview("Bars") { BarPreview() }
#Preview("A bar at the top") { BarPreview(edge: .top) }
#Preview("Bars, iOS 18") { BarPreview().environment(\.platformCapabilities, .iOS18) }
#Preview("Sheet") { SheetPreview() }
#Preview("Sheet, iOS 18") { SheetPreview().environment(\.platformCapabilities, .iOS18) }
#Preview("Soft top edge") { EdgePreview() }
#Preview("Soft bottom edge") { EdgePreview(edge: .bottom) }
#Preview("A picture that stops at the bars") { EdgePreview(isExtended: false) }
#Preview("Edges, iOS 18") { EdgePreview().environment(\.platformCapabilities, .iOS18) }
#endif
