import SwiftUI

/// A background and, in front of it, the container it stays behind: siblings, so no transition of the one moves the
/// other.
struct PersistentBackground<Background: View>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @State private var audit = BackgroundAudit()
    let background: Background
    let palette: ColorPalette?
    let style: PersistentBackgroundStyle
    let legacyContainer: LegacyContainer

    func body(content: Content) -> some View {
        ZStack {
            BackgroundLayer { background }
            content.environment(\.persistentBackground, context)
        }
        .auditedBackground(audit)
    }

    private var context: PersistentBackgroundContext {
        let isRepainted = capabilities.navigationContainer == .opaque && legacyContainer == .painted
        return PersistentBackgroundContext(
            palette: palette,
            style: style,
            repainted: isRepainted ? AnyView(background) : nil,
            audit: capabilities.navigationContainer == .seeThrough ? nil : audit
        )
    }
}

/// Something to look at that fills everything, takes no touches and says nothing.
struct BackgroundLayer<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .ignoresSafeArea()
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// A view of the app's own over the system's background, so that nothing clear is at the bottom. The color gives the
/// size: an image that fills more than that is cut off, and its own size is nobody's.
struct CustomBackground<Content: View>: View {
    private var settings = BackgroundSettings()
    let content: Content

    init(content: Content) { self.content = content }

    var body: some View {
        settings.recipe(palette: nil, style: .minimal).base.color
            .overlay { content }
            .clipShape(Rectangle())
    }
}
