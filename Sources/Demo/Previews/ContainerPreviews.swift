import SeaGlass
import SwiftUI

/// A screen over a background, transparent or not.
struct ContainerPreview: View {
    var isTransparent = true

    var body: some View {
        NavigationStack {
            FormScreen().transparentNavigationContainer(isTransparent)
        }
        .persistentBackground(.sunset)
    }
}

/// A destination pushed by a value, by a binding and by an item.
struct DestinationPreview: View {
    @State private var isPresented = false
    @State private var message: Message?

    var body: some View {
        NavigationStack {
            List {
                NavigationLink(value: 1) { Text("By a value") }
                Button("By a binding") { isPresented = true }
                Button("By an item") { message = Message.yesterday.first }
            }
            .navigationTitle("Destinations")
            .transparentNavigationContainer()
            .transparentNavigationDestination(for: Int.self) { Text("Number \($0)") }
            .transparentNavigationDestination(isPresented: $isPresented) { FormScreen() }
            .transparentNavigationDestination(item: $message) { MessageScreen(message: $0) }
        }
        .persistentBackground(.forest)
    }
}

/// Rows on the background, on a material, and in the system's style.
struct RowPreview: View {
    var body: some View {
        NavigationStack {
            List {
                Section("Clear") { Text("On the background") }.transparentRow()
                Section("Translucent") { Text("On a fill") }.transparentRow(.translucent)
                Section("No modifier") { Text("As the system draws it") }
            }
            .transparentNavigationContainer()
        }
        .persistentBackground(.lavender)
    }
}

/// A split view with transparent columns.
struct SplitPreview: View {
    var body: some View {
        NavigationSplitView {
            MenuScreen(background: .palette(.mint)).transparentNavigationContainer()
        } detail: {
            MessageScreen(message: Message.yesterday[0]).transparentNavigationContainer()
        }
        .persistentBackground(.mint)
    }
}

#if canImport(DeveloperToolsSupport)
#Preview("Transparent") { ContainerPreview() }
#Preview("Opaque") { ContainerPreview(isTransparent: false) }
#Preview("Transparent, iOS 17") { ContainerPreview().environment(\.platformCapabilities, .iOS17) }
#Preview("Destinations") { DestinationPreview() }
#Preview("Destinations, iOS 17") { DestinationPreview().environment(\.platformCapabilities, .iOS17) }
#Preview("Rows") { RowPreview() }
#Preview("Rows, dark") { RowPreview().preferredColorScheme(.dark) }
#Preview("Split view") { SplitPreview() }
#endif
