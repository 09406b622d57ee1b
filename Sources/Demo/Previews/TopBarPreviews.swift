import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A bar with all its parts, in a style.
struct TopBarPreview: View {
    var style = TopNavigationBarStyle.material
    var title = "Inbox"

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Message.yesterday) { @Sendable message in Text(message.text).padding() }
                DunesScene().frame(height: 640)
            }
            .topNavigationBarScrollContent()
        }
        .topNavigationBarTracksScroll()
        .topNavigationBarTitle(title)
        .topNavigationBarSubtitle("All messages")
        .topNavigationBarLeading { Image(systemName: "envelope") }
        .topNavigationBarTrailing(position: .secondary) { BarButton("Search", systemImage: "magnifyingglass") {} }
        .topNavigationBarTrailing { BarButton("Compose", systemImage: "square.and.pencil") {} }
        .navigationShell(bar: .custom(style))
        .persistentBackground(.ocean)
    }
}

/// A custom view in the middle, and temporary parts.
struct TopBarPartsPreview: View {
    @State private var isSearching = false

    var body: some View {
        List {
            Toggle("Search", isOn: $isSearching).transparentRow(.translucent)
        }
        .topNavigationBarTitle("Parts")
        .topNavigationBarPrincipalView { Text(isSearching ? "Searching" : "Parts").font(.headline) }
        .topNavigationBarLeading(id: "cancel") { Button("Cancel") { isSearching = false } }
        .topNavigationBarTrailing(updateKey: isSearching) { BarButton("Flag", systemImage: "flag") {} }
        .topNavigationBarVisibility(isSearching ? .visible : .hidden, for: .leading)
        .topNavigationBarVisibility(isSearching ? .hidden : .visible, for: .trailing(.primary))
        .topNavigationBarHidesBackButton(isSearching)
        .navigationShell(bar: .custom(.material))
        .persistentBackground(.mint)
    }
}

extension TopNavigationBarStyle {
    fileprivate static let brand = TopNavigationBarStyle.material
        .background(.color(.blue), opacityAtRest: 1)
        .title(font: .headline, weight: .heavy, color: .white)
        .subtitle(font: .caption, color: .white)
        .tint(.white)
        .spacing(12)
        .backIcon(.systemImage("arrow.backward"))
}

private let long = "Berth 14 is free from the first of the month, behind the mole"

#if canImport(DeveloperToolsSupport)
#Preview("Standard") { TopBarPreview() }
#Preview("Standard, dark") { TopBarPreview().preferredColorScheme(.dark) }
#Preview("Glass") { TopBarPreview(style: .standard) }
#Preview("Glass, iOS 18") { TopBarPreview(style: .standard).environment(\.platformCapabilities, .iOS18) }
#Preview("Transparent") { TopBarPreview(style: .transparent) }
#Preview("Custom colors") { TopBarPreview(style: .brand) }
#Preview("No hairline") { TopBarPreview(style: .material.divider(false)) }
#Preview("A long title") { TopBarPreview(title: long) }
#Preview("A long title, largest text") { TopBarPreview(title: long).dynamicTypeSize(.accessibility5) }
#Preview("Right to left") { TopBarPreview().environment(\.layoutDirection, .rightToLeft) }
#Preview("Standard, iOS 17") { TopBarPreview().environment(\.platformCapabilities, .iOS17) }
#Preview("Parts") { TopBarPartsPreview() }
#endif
