import SwiftUI

/// A background and, in front of it, the container it stays behind: siblings, so no transition of the one moves the
/// other.
struct PersistentBackground<Own: View>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.screenSettings) private var settings
    @Environment(\.backgroundBehind) private var outer
    @Namespace private var id
    @OwnState private var model = BackgroundModel()
    /// Nil where the background is a view of the app's own.
    let palette: PaletteBehind?
    let own: Own
    let screens: PersistentBackgroundScreens
    let content: Any.Type

    func body(content: Content) -> some View {
        let behind = behind
        ZStack {
            measured.standingBehind()
            content
                .ending(settings.subtracting(.topEdge), on: capabilities)
                .environment(\.paletteBehind, palette)
                .environment(
                    \.viewBehind,
                    behind.isPainted && palette == nil ? AnyView(ViewBackground(content: own)) : nil
                )
                .environment(\.backgroundBehind, behind)
        }
        .auditedBackground(behind.audit, around: self.content)
        // To a background around this one it is one of the screens.
        .auditedScreen(outer?.audit, id, of: self.content)
    }

    private var measured: some View {
        picture.onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: { [model] frame in
            model.frame = frame
        }
    }

    @ViewBuilder private var picture: some View {
        if let palette { PaletteBackground(palette) } else { ViewBackground(content: own) }
    }

    private var behind: BackgroundBehind {
        BackgroundBehind(
            model: model,
            isPainted: isPainted,
            audit: capabilities.navigationContainer == .seeThrough ? nil : model.audit
        )
    }

    private var isPainted: Bool {
        switch capabilities.navigationContainer {
        case .clearable: screens == .painted || screens == .automatic && capabilities.paintsScreens
        // Over the glass of a window a picture covers nothing, and would be seen twice.
        case .seeThrough: screens == .painted && !capabilities.glassPlates
        case .opaque: screens != .clear
        }
    }
}

extension View {
    /// Fills everything, takes no touches, and is nothing to assistive technologies.
    func standingBehind() -> some View {
        ignoresSafeArea()
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// A view of the app's own over the system's background, so that nothing clear is at the bottom where the system has one. The
/// color gives the size: an image that fills more than that is cut off, and its own size is nobody's.
struct ViewBackground<Content: View>: View {
    var settings = DeviceSettings()
    let content: Content

    var body: some View {
        settings.fill(of: settings.recipe(palette: nil, style: .minimal), in: .minimal)
            .overlay { content }
            .clipShape(Rectangle())
    }
}
