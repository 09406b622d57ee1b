import SwiftUI

extension View {
    /// Debug builds: says that a surface stands in another.
    func reportsNestedGlass(_ isNested: Bool, at site: DeclarationSite) -> some View {
        reports(isNested) {
            """
            glassSurface at \(site): the surface stands in another one. Glass can't sample glass, so it is drawn as a \
            plain fill. Take one of the two away, or make them neighbors in a glassContainer.
            """
        }
    }

    /// Debug builds: says that a surface stands behind content.
    func reportsGlassContent(_ container: String, at site: DeclarationSite) -> some View {
        reports(true) {
            """
            glassSurface at \(site): a \(container) is content, and glass is for the controls over it. Chain the \
            surface on the controls, or give the \(container) a background.
            """
        }
    }

    private func reports(_ isReported: Bool, message: @escaping () -> String) -> some View {
        #if DEBUG
        onChange(of: isReported, initial: true) { _, isReported in
            if isReported { Diagnostics.report(message()) }
        }
        #else
        self
        #endif
    }
}
