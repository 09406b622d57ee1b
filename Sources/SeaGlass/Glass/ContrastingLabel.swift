import SwiftUI

/// Black or white, whichever contrasts more with a tint. The tint is resolved in the whole environment of the label,
/// since Increase Contrast changes the system's colors.
package struct ContrastingLabel: ShapeStyle, Equatable {
    let tint: Color
    /// The opaque color behind a translucent tint.
    let base: SRGBColor

    package func resolve(in environment: EnvironmentValues) -> Color {
        SRGBColor(tint, in: environment).composited(over: base).contrastingColor.color
    }
}

/// The label of a primary button that the system draws in a tint: the system's prominent style promises no contrast.
///
/// While the button is disabled, or in a Mac's window that is not in front, the system draws a gray fill instead of the
/// tint, and the label is gray, too.
struct TintedButtonLabel: ShapeStyle {
    let label: ContrastingLabel

    func resolve(in environment: EnvironmentValues) -> Color {
        #if os(macOS)
        let hasTint = environment.isEnabled && environment.appearsActive
        #else
        let hasTint = environment.isEnabled
        #endif
        return hasTint ? label.resolve(in: environment) : .primary.opacity(0.3)
    }
}
