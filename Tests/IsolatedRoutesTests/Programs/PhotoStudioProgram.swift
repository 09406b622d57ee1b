import SeaGlass
import SeaGlassNavigation
import SwiftUI

// A bare cover with tabs: a camera, and a shell in one tab.

struct StudioRoute: Hashable {
    var tab = Tab.camera

    enum Tab { case camera, gallery }
}

enum PhotoRoute: Hashable {
    case page(Int)
    case help
}

struct CropRoute: Hashable {
    let photo: Int
}

struct StudioHome: View {
    @State private var studio: StudioRoute?
    @State private var chosen: Int?

    var body: some View {
        VStack {
            Text(chosen.map { "Photo \($0)" } ?? "No photo")
            Button("Open studio") { studio = StudioRoute() }
            Button("Choose from the gallery") { studio = StudioRoute(tab: .gallery) }
        }
        .topNavigationBarTitle("Home")
        .navigationShell(presented: $studio)
        .studioRoutes(chosen: $chosen)
        .persistentBackground(.midnight)
    }
}

extension View {
    fileprivate func studioRoutes(chosen: Binding<Int?>) -> some View {
        navigationRoute(StudioRoute.self, as: .cover.bare) { StudioTabs(tab: $0.tab, chosen: chosen) }
            .navigationRoute(CropRoute.self, as: .sheet.bare) { CropScreen(photo: $0.photo) }
            .navigationRoute(PhotoRoute.self) { route in
                switch route {
                case .page(let photo): PhotoPage(photo: photo, chosen: chosen)
                case .help: Text("Help").topNavigationBarTitle("Help")
                }
            }
    }
}

struct StudioTabs: View {
    @State var tab: StudioRoute.Tab
    @Binding var chosen: Int?

    var body: some View {
        TabView(selection: $tab) {
            ShutterScreen()
                .tabItem { Label("Camera", systemImage: "camera") }
                .tag(StudioRoute.Tab.camera)
            GalleryList()
                .navigationShell()
                .studioRoutes(chosen: $chosen)
                .persistentBackground(.monochrome)
                .tabItem { Label("Gallery", systemImage: "photo") }
                .tag(StudioRoute.Tab.gallery)
        }
    }
}

struct ShutterScreen: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
        CameraView().ignoresSafeArea().overlay(alignment: .bottom) { controls.padding() }
    }

    private var controls: some View {
        HStack {
            Button("Help") { navigator.push(route: PhotoRoute.help) }
            Button("Close") { navigator.dismiss() }
        }
        .glassSurface(.interactive.clear())
    }
}

struct GalleryList: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
        List(1..<5, id: \.self) { NavigationLink("Photo \($0)", value: PhotoRoute.page($0)) }
            .topNavigationBarTitle("Gallery")
            .topNavigationBarTrailing { Button("Crop") { navigator.present(CropRoute(photo: 1)) } }
    }
}

struct PhotoPage: View {
    @Environment(\.navigator) private var navigator
    let photo: Int
    @Binding var chosen: Int?

    var body: some View {
        Button("Use this photo", action: use).topNavigationBarTitle("Photo \(photo)")
    }

    private func use() {
        chosen = photo
        navigator.dismiss()
    }
}

struct CropScreen: View {
    @Environment(\.dismiss) private var dismiss
    let photo: Int

    var body: some View {
        NavigationSplitView {
            List(["Square", "Wide"], id: \.self) { Text($0) }
        } detail: {
            Button("Done with photo \(photo)") { dismiss() }
        }
    }
}

#if os(iOS)
struct CameraView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}
#else
struct CameraView: View {
    var body: some View { Color.black }
}
#endif
