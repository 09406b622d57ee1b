import SwiftUI

extension View {
    /// Reports, in debug builds, a surface inside another, unless only its presenter is inside.
    func reportsNestedGlass(_ isNested: Bool, in place: GlassPlace, at site: DeclarationSite) -> some View {
        reports(isNested) {
            !place.isMember
                ? nil
                : """
                glassSurface at \(site): the surface stands in another one. Glass can't sample glass, so it is drawn as a \
                plain fill. Take one of the two away, or make them neighbors in a glassContainer.
                """
        }
    }

    /// Reports, in debug builds, a surface behind content.
    func reportsGlassContent(_ container: (any GlassContent.Type)?, at site: DeclarationSite) -> some View {
        reports(container != nil) {
            """
            glassSurface at \(site): a \(container?.contentName ?? "") is content, and glass is for the controls over \
            it. Chain the surface on the controls, or give the content a background.
            """
        }
    }

    /// Reports, in debug builds, controls on an interactive surface.
    func reportsGlassOverControls(_ isOverControls: Bool, at site: DeclarationSite) -> some View {
        reports(isOverControls) {
            """
            glassSurface at \(site): a button stands on the interactive surface, whose effect would take its touches, \
            so the surface is drawn without it. Chain the surface on the button itself, style the button with \
            .buttonStyle(.seaGlass(…)), or leave interactive() out.
            """
        }
    }

    private func reports(_ isReported: Bool, message: @escaping () -> String?) -> some View {
        #if DEBUG
        onChange(of: isReported, initial: true) { _, isReported in
            if isReported, let message = message() { Diagnostics.report(message) }
        }
        #else
        self
        #endif
    }
}
