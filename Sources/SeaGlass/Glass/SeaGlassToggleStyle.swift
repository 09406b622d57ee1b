import SwiftUI

/// A toggle style that draws each toggle as a button on a glass surface.
///
/// Chain it as ``SwiftUI/ToggleStyle/seaGlass(_:fileID:line:)``.
public struct SeaGlassToggleStyle: ToggleStyle {
    let button: SeaGlassButtonStyle

    /// Draws the toggle on its surface; SwiftUI calls it.
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.isOn
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(copy(of: button) { $0.isOn = isOn })
        // The value of a switch of UIKit's. What is on is not selected, as a row or a segment is.
        .accessibilityValue(Text(verbatim: isOn ? "1" : "0"))
        .accessibilityAddTraits(.isToggle)
    }
}

/// The line along the edge of a toggle that is on; nothing for a button.
struct ToggleRing: View {
    @Environment(\.isEnabled) private var isEnabled
    let style: SeaGlassButtonStyle

    var body: some View {
        if let isOn = style.isOn {
            // Half of the line lies outside.
            style.shape.stroke(.primary, lineWidth: isOn ? 3 : 0).clipShape(style.shape)
                .opacity(isEnabled ? 1 : 0.4)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
    }
}

extension ToggleStyle where Self == SeaGlassToggleStyle {
    /// Draws every toggle below as a button on a glass surface, which is filled while the toggle is on.
    ///
    /// ```swift
    /// Toggle("Shuffle", isOn: $shuffles)
    ///     .toggleStyle(.seaGlass(.regular.tint(.orange)))
    /// ```
    ///
    /// | The toggle is | What is drawn, on every system |
    /// | --- | --- |
    /// | on | the surface, filled with the tint of the style, or that around it, and a line along its edge |
    /// | off | the surface without a tint |
    ///
    /// It is one button, whose label keeps its state. On tvOS, on watchOS before 26.1, and with ``GlassFallback/bordered``,
    /// both are `.bordered` buttons, and a toggle that is on has the line and the tint of the style.
    ///
    /// - Parameters:
    ///   - surface: The surface of a toggle that is off, and the tint of one that is on.
    ///   - fileID: Where the style stands, for reports in debug builds.
    ///   - line: Where the style stands, for reports in debug builds.
    /// - Returns: The toggle style.
    public static func seaGlass(
        _ surface: GlassSurfaceStyle = .secondaryButton,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SeaGlassToggleStyle {
        seaGlass(surface, in: surface.outline, fileID: fileID, line: line)
    }

    /// Draws every toggle below as a button on a glass surface, in any shape.
    ///
    /// As ``SwiftUI/ToggleStyle/seaGlass(_:fileID:line:)``.
    ///
    /// - Parameters:
    ///   - surface: The surface of a toggle that is off, and the tint of one that is on.
    ///   - shape: The shape of the surface and of the hit area.
    ///   - fileID: Where the style stands, for reports in debug builds.
    ///   - line: Where the style stands, for reports in debug builds.
    /// - Returns: The toggle style.
    public static func seaGlass(
        _ surface: GlassSurfaceStyle = .secondaryButton,
        in shape: some Shape,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SeaGlassToggleStyle {
        let site = DeclarationSite(fileID: fileID, line: line)
        return SeaGlassToggleStyle(button: SeaGlassButtonStyle(surface, in: shape, site: site))
    }
}
