import SwiftUI

/// A toggle style that draws each toggle as a button on a glass surface.
///
/// Chain it as ``SwiftUI/ToggleStyle/seaGlass(_:fileID:line:)``.
public struct SeaGlassToggleStyle: ToggleStyle {
    let button: SeaGlassButtonStyle

    /// Draws the toggle on its surface; SwiftUI calls it.
    public func makeBody(configuration: Configuration) -> some View {
        let (isOn, surface) = (configuration.isOn, button.surface)
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label.overlay {
                button.shape.stroke(.foreground, lineWidth: isOn ? 1.5 : 0).padding(-4).accessibilityHidden(true)
            }
        }
        .buttonStyle(
            SeaGlassButtonStyle(
                isOn ? GlassSurfaceStyle.primaryButton.tint(surface.tintColor) : surface.tint(nil),
                in: button.shape,
                border: button.border,
                site: button.site
            )
        )
        .accessibilityAddTraits(isOn ? .isSelected : [])
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
    /// | on | a prominent button in the tint of the style, or that around it, with a line around its label |
    /// | off | a button on the surface of the style, without a tint |
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
