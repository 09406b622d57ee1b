import SwiftUI

/// A button style that draws each button on a glass surface; the shape of the surface is the hit area.
///
/// Chain it as ``SwiftUI/PrimitiveButtonStyle/seaGlass(_:fileID:line:)``.
public struct SeaGlassButtonStyle: PrimitiveButtonStyle {
    let surface: GlassSurfaceStyle
    let shape: AnyShape
    /// The same shape as a border of the system's buttons, where there is one.
    let border: ButtonBorderShape?
    let isEnabled: Bool
    let site: DeclarationSite

    /// - Parameter border: The border of an erased shape.
    init(
        _ surface: GlassSurfaceStyle,
        in shape: some Shape,
        border: ButtonBorderShape? = nil,
        isEnabled: Bool = true,
        site: DeclarationSite
    ) {
        self.surface = surface
        self.shape = AnyShape(shape)
        self.border = border ?? shape.buttonBorder
        self.isEnabled = isEnabled
        self.site = site
    }

    /// Draws the button on its surface; SwiftUI calls it.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(style: self, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == SeaGlassButtonStyle {
    /// Draws every button, link and menu below on a glass surface, in the shape of its style.
    ///
    /// ```swift
    /// HStack {
    ///     Button("Back", systemImage: "backward.fill") { back() }
    ///     Button("Play", systemImage: "play.fill") { play() }
    /// }
    /// .buttonStyle(.seaGlass(.secondaryButton))
    /// .glassContainer(spacing: 12)
    /// ```
    ///
    /// | System | What draws the buttons |
    /// | --- | --- |
    /// | iOS 26.1, Mac Catalyst 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1 | the system's `.glass(_:)` style with the glass of the surface style; a tinted primary button has a black or white label, one without a tint is `.glassProminent` |
    /// | iOS 26.0, Mac Catalyst 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0 | the system's `.glassProminent` style for a tinted surface, its `.glass` style for any other |
    /// | older, visionOS | the material of the style inside the label; pressed, focused, disabled and destructive states. A primary button without a tint is `.borderedProminent`; tvOS draws each as `.bordered` or `.borderedProminent` |
    /// | any, in a surface | `.bordered` or `.borderedProminent` |
    ///
    /// A button keeps its identity when the surface style changes, and its label keeps its state as long as the system's
    /// style in the table stays the same. A button has the size that `controlSize` gives the system's bordered ones. What
    /// the library draws is hit on at least 44 × 44 points on systems that are touched, 60 × 60 on visionOS, which reach
    /// beyond a smaller button and take no room. A menu is drawn this way where its menu style is `.button`.
    ///
    /// Like every button style it reaches the sheets that the buttons' view presents.
    ///
    /// - Parameters:
    ///   - surface: The surface. ``GlassSurfaceStyle/primaryButton`` is filled with the tint around it;
    ///     ``GlassSurfaceStyle/identity`` draws nothing and keeps the size and the hit area.
    ///   - fileID: Where the style stands, for reports in debug builds.
    ///   - line: Where the style stands, for reports in debug builds.
    /// - Returns: The button style.
    public static func seaGlass(
        _ surface: GlassSurfaceStyle = .secondaryButton,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SeaGlassButtonStyle {
        seaGlass(surface, in: surface.outline, fileID: fileID, line: line)
    }

    /// Draws every button, link and menu below on a glass surface, in any shape.
    ///
    /// As ``SwiftUI/PrimitiveButtonStyle/seaGlass(_:fileID:line:)``, which has the table of what each system draws. On 26
    /// a capsule, a circle and a rounded rectangle with circular corners are the system's own buttons; in another shape a
    /// button is drawn as before 26, on glass that is not interactive.
    ///
    /// ```swift
    /// Toolbar().buttonStyle(.seaGlass(.primaryButton, in: .circle))
    /// ```
    ///
    /// - Parameters:
    ///   - surface: The surface.
    ///   - shape: The shape of the surface and of the hit area.
    ///   - fileID: Where the style stands, for reports in debug builds.
    ///   - line: Where the style stands, for reports in debug builds.
    /// - Returns: The button style.
    public static func seaGlass(
        _ surface: GlassSurfaceStyle = .secondaryButton,
        in shape: some Shape,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SeaGlassButtonStyle {
        SeaGlassButtonStyle(surface, in: shape, site: DeclarationSite(fileID: fileID, line: line))
    }
}

/// A button on a surface that is right where it stands: one of the system's, else `GlassButtonLabel`.
struct GlassButton: View {
    var settings = GlassSettings()
    let style: SeaGlassButtonStyle
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        let surface = style.isEnabled ? style.surface : style.surface.turnedOff
        let drawing = settings.drawing(of: surface, isDestructive: configuration.role == .destructive)
        button(on: surface, as: drawing)
            .preference(key: HasGlassControls.self, value: true)
            .standing(in: settings.place)
            .reportsNestedGlass(
                settings.surroundings.isInsideSurface && drawing.isDrawn,
                in: settings.place,
                at: style.site
            )
    }

    @ViewBuilder private func button(on surface: GlassSurfaceStyle, as drawing: GlassSurfaceDrawing) -> some View {
        let union = settings.place.union(of: drawing)
        if let border = style.border, let system = systemStyle(on: surface, as: drawing) {
            Button(configuration)
                .modifier(
                    SystemButton(style: system, surface: surface, drawing: drawing, capabilities: settings.capabilities)
                )
                .buttonBorderShape(border)
                .background {
                    if system == .glass { GlassSurfaceLayers(drawing: drawing, shape: style.shape, union: union) }
                }
        } else {
            Button(configuration).buttonStyle(
                GlassSurfaceButtonStyle(
                    style: style,
                    drawing: drawing,
                    surroundings: settings.surroundings,
                    union: union
                )
            )
        }
    }

    /// Which of the system's buttons it is: a prominent one where it has the tint around it, which only the system knows; a
    /// bordered one in a surface, or where the app wants it so.
    private func systemStyle(on surface: GlassSurfaceStyle, as drawing: GlassSurfaceDrawing) -> SystemButton.Style? {
        guard drawing.isDrawn else {
            return drawing.systemGlass != nil && settings.capabilities.configurableGlassButtons ? .glass : nil
        }
        if surface.isProminent && surface.tintColor == nil { return .prominent }
        if drawing.systemGlass != nil { return .glass }
        let isBordered = settings.surroundings.isInsideSurface || settings.fallback.isBordered || SystemButton.isUsual
        return isBordered ? surface.isProminent ? .prominent : .bordered : nil
    }
}

/// The system's own button styles, on glass where it has it.
struct SystemButton: ViewModifier {
    enum Style { case glass, bordered, prominent }

    /// Whether a button of ours would lack what the focus of a remote does to the system's.
    static var isUsual: Bool {
        #if os(tvOS)
        true
        #else
        false
        #endif
    }

    let style: Style
    let surface: GlassSurfaceStyle
    let drawing: GlassSurfaceDrawing
    let capabilities: PlatformCapabilities

    func body(content: Content) -> some View {
        switch style {
        case .glass: glass(content)
        case .bordered: content.buttonStyle(.bordered).tinted(surface.tintColor)
        case .prominent: prominent(content).tinted(surface.tintColor)
        }
    }

    @ViewBuilder private func prominent(_ content: Content) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
        if drawing.systemGlass != nil, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.buttonStyle(.glassProminent)
        } else {
            content.buttonStyle(.borderedProminent)
        }
        #else
        content.buttonStyle(.borderedProminent)
        #endif
    }

    /// From 26.1 one style takes any glass; before, a tint needs the prominent one.
    @ViewBuilder private func glass(_ content: Content) -> some View {
        #if compiler(>=6.2) && !os(visionOS)
        if let glass = drawing.systemGlass, capabilities.configurableGlassButtons,
            #available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *)
        {
            content.buttonStyle(.glass(Glass(glass))).foregroundStyle(drawing.labelStyle)
        } else if drawing.systemGlass?.tint != nil {
            prominent(content).tinted(drawing.systemGlass?.tint)
        } else if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.buttonStyle(.glass)
        }
        #endif
    }
}

extension View {
    /// The tint of a style; without one that around stays.
    @ViewBuilder fileprivate func tinted(_ color: Color?) -> some View {
        if let color { tint(color) } else { self }
    }
}

extension Shape {
    /// The same shape as a border of the system's buttons, where there is one.
    fileprivate var buttonBorder: ButtonBorderShape? {
        switch self {
        case GlassSurfaceStyle.Outline.capsule as GlassSurfaceStyle.Outline: .capsule
        case is GlassSurfaceStyle.Outline: .roundedRectangle(radius: 16)
        case is Capsule: .capsule
        case is Circle: .circle
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            .roundedRectangle(radius: shape.cornerSize.width)
        default: nil
        }
    }
}
