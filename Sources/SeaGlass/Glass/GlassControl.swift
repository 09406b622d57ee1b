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
