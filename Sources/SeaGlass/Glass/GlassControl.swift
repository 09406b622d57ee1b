import SwiftUI

/// A control, alone or under modifiers, which draws its surface itself.
///
/// Asked for at run time: the static type is lost behind `some View` and in generic code. The answer is always the same
/// for a type, so a branch on it keeps identity.
@MainActor protocol GlassControl: View {
    associatedtype Drawn: View

    /// The view with the style on the control itself, inside of its modifiers, so that controls that these bring along,
    /// in a sheet or an overlay, keep their own style.
    func drawn(by style: SeaGlassButtonStyle) -> Drawn
}

extension GlassControl {
    func drawn(by style: SeaGlassButtonStyle) -> some View { buttonStyle(style) }

    /// As `drawn(by:)`, where only the run time knows the type. For one control it is always the same, so it keeps its
    /// identity.
    func erased(by style: SeaGlassButtonStyle) -> AnyView { AnyView(drawn(by: style)) }
}

extension Button: GlassControl {}
extension Link: GlassControl {}
extension NavigationLink: GlassControl {}

#if !os(tvOS)
extension ShareLink: GlassControl {}
#endif

#if !os(watchOS)
extension Menu: GlassControl {
    func drawn(by style: SeaGlassButtonStyle) -> some View { menuStyle(.button).buttonStyle(style) }
}
#endif

extension ModifiedContent: GlassControl where Content: GlassControl, Modifier: ViewModifier {
    func drawn(by style: SeaGlassButtonStyle) -> ModifiedContent<Content.Drawn, Modifier> {
        ModifiedContent<Content.Drawn, Modifier>(content: content.drawn(by: style), modifier: modifier)
    }
}

/// A container of content, alone or under modifiers. Glass is for the controls over it.
protocol GlassContent { static var contentName: String { get } }

extension List: GlassContent { static var contentName: String { "list" } }
extension Form: GlassContent { static var contentName: String { "form" } }
extension ScrollView: GlassContent { static var contentName: String { "scroll view" } }
extension ModifiedContent: GlassContent where Content: GlassContent {
    static var contentName: String { Content.contentName }
}

/// Finds out whether controls stand on a view, where glass can be interactive: its effect would take their touches.
///
/// Controls that set a system style of their own are not found.
struct GlassControlSearch: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Binding var hasControls: Bool

    func body(content: Content) -> some View {
        if capabilities.liquidGlass {
            content
                .buttonStyle(FoundButtonStyle())
                .onPreferenceChange(HasGlassControls.self) { [$hasControls] in $hasControls.wrappedValue = $0 }
        } else {
            content
        }
    }
}

/// Leaves buttons in the style they have, and lets the surface around them find them.
private struct FoundButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).preference(key: HasGlassControls.self, value: true)
    }
}

/// Whether there are controls in a view.
struct HasGlassControls: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}
