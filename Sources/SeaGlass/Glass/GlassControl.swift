import SwiftUI

/// A control, bare or wrapped in modifiers, whose style draws its glass surface.
///
/// The library finds a control by a cast at run time, since `some View` and generic code hide the static type. The cast
/// has the same result for all values of a type, so a branch on it keeps the identity of the view.
@MainActor protocol GlassControl: View {
    static var isModified: Bool { get }
    /// Whether layout modifiers around this view can be applied inside its surface.
    static var admitsLayout: Bool { get }

    /// Returns the view with the style on the control itself, inside its modifiers, so that controls in a sheet or an
    /// overlay of these modifiers keep their own style. Layout around the control becomes part of the style.
    func styled(by style: SeaGlassButtonStyle) -> any View
}

extension GlassControl {
    static var isModified: Bool { false }
    static var admitsLayout: Bool { true }

    func styled(by style: SeaGlassButtonStyle) -> any View { controlStyle(style) }
}

extension Button: GlassControl {}
extension Link: GlassControl {}
extension NavigationLink: GlassControl {}

#if !os(tvOS)
extension ShareLink: GlassControl {}
#endif

#if !os(watchOS)
extension Menu: GlassControl {}
#endif

extension ModifiedContent: GlassControl where Content: GlassControl, Modifier: ViewModifier {
    static var isModified: Bool { true }
    static var admitsLayout: Bool {
        Content.admitsLayout && (KnownModifiers.layout + KnownModifiers.neutral).contains { $0 == Modifier.self }
    }

    func styled(by style: SeaGlassButtonStyle) -> any View {
        if KnownModifiers.layout.contains(where: { $0 == Modifier.self }) {
            if Content.admitsLayout { return content.styled(by: copy(of: style) { $0.layout.insert(modifier, at: 0) }) }
            Diagnostics.report(
                """
                glassSurface: The frame, padding or other layout around a \(Diagnostics.name(of: Self.self)) stays \
                outside the glass, because a modifier that may draw is between the two. Chain the layout, or \
                glassSurface, before that modifier.
                """
            )
        }
        return content.styled(by: style).modified(by: modifier)
    }
}

/// The types of modifiers around a control. The types have no public names, so the library takes them from samples.
@MainActor private enum KnownModifiers {
    /// The modifiers that move into the surface.
    static let layout = types(of: [
        EmptyView().padding(), EmptyView().frame(width: 1), EmptyView().frame(minWidth: 1), EmptyView().fixedSize(),
        EmptyView().aspectRatio(1, contentMode: .fit),
    ])

    /// The modifiers that stay around the control and do not draw.
    static let neutral = types(of: [
        EmptyView().disabled(true), EmptyView().font(.body), EmptyView().controlSize(.small),
        EmptyView().labelStyle(.iconOnly), EmptyView().tint(Color.red), EmptyView().foregroundStyle(Color.red),
        EmptyView().accessibilityLabel(Text(verbatim: "")), EmptyView().buttonStyle(.plain),
    ])

    private static func types(of samples: [any View]) -> [Any.Type] {
        samples.compactMap { ($0 as? any ModifierSample)?.modifierType }
    }
}

private protocol ModifierSample {
    var modifierType: Any.Type { get }
}

extension ModifiedContent: ModifierSample {
    fileprivate var modifierType: Any.Type { Modifier.self }
}

extension View {
    /// Applies the style to this view, which is a control.
    func controlStyle(_ style: SeaGlassButtonStyle) -> some View {
        #if os(watchOS)
        buttonStyle(style)
        #else
        menuStyle(.button).buttonStyle(style)
        #endif
    }
}
