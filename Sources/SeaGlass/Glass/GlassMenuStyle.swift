#if os(macOS)
import SwiftUI

/// Styles menus with one of the system's styles. A Mac's menu compares the type of its button style with the system's, so
/// it has the style itself.
struct GlassMenuStyle: MenuStyle {
    let style: SeaGlassButtonStyle

    func makeBody(configuration: Configuration) -> some View { GlassMenu(style: style, configuration: configuration) }
}

private struct GlassMenu: View {
    var resolver = GlassResolver()
    let style: SeaGlassButtonStyle
    let configuration: MenuStyleConfiguration

    var body: some View {
        Menu(configuration)
            .menuStyle(.button)
            .glassButtonStyle(drawing, of: style, role: nil, in: resolver)
            .buttonBorderShape(style.shape.border ?? .automatic)
    }

    /// Where the library draws buttons, a menu has a border.
    private var drawing: GlassButtonDrawing {
        let drawing = resolver.buttonDrawing(of: style)
        return drawing == .surface ? (style.isPrimary ? .prominentBorder : .border) : drawing
    }
}
#endif
