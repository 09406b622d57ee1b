import SwiftUI

/// A background and, in front of it, the container it stays behind: siblings, so no transition of the one moves the
/// other.
struct PersistentBackground<Background: View>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.screenSettings) private var settings
    @State private var audit = BackgroundAudit()
    @State private var frame = BackgroundFrame()
    let background: Background
    let palette: ColorPalette?
    let style: PersistentBackgroundStyle
    let animation: Animation?
    let screens: PersistentBackgroundScreens
    let site: DeclarationSite

    func body(content: Content) -> some View {
        let behind = behind
        ZStack {
            measured.standingBehind()
            content.ending(settings, on: capabilities).environment(\.backgroundBehind, behind)
        }
        .auditedBackground(behind.audit, declaredAt: site)
    }

    @ViewBuilder private var measured: some View {
        if isPainted {
            background.background {
                GeometryReader { [frame] geometry in
                    Color.clear.onChange(of: geometry.frame(in: .global), initial: true) { frame.frame = $1 }
                }
            }
        } else {
            background
        }
    }

    private var behind: BackgroundBehind {
        BackgroundBehind(
            palette: palette,
            style: style,
            animation: animation,
            painted: isPainted ? AnyView(PaintedBackground(whole: frame, background: background)) : nil,
            audit: capabilities.navigationContainer == .seeThrough ? nil : audit
        )
    }

    private var isPainted: Bool {
        switch capabilities.navigationContainer {
        case .clearable, .seeThrough: screens == .painted
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

/// A view of the app's own over the system's background, so that nothing clear is at the bottom where the system has one. The color gives the
/// size: an image that fills more than that is cut off, and its own size is nobody's.
struct ViewBackground<Content: View>: View {
    private var settings = BackgroundSettings()
    let content: Content

    init(content: Content) { self.content = content }

    var body: some View {
        settings.recipe(palette: nil, style: .minimal).fill.color
            .overlay { content }
            .clipShape(Rectangle())
    }
}
