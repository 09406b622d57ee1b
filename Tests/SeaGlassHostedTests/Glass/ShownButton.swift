import HeadlessHost
import SeaGlass
import SwiftUI

/// A button, menu, link or toggle on screen, and the surface that the system or the library draws for it.
@MainActor struct ShownButton {
    enum Look: Equatable {
        case glass, prominentGlass, material
        /// A fill in the tint of the button, or in the tint around it.
        case tintFill
        /// A fill in another color, or with a weak tint.
        case plainFill
        /// No surface.
        case bare
    }

    let element: HostedElement
    let frame: CGRect
    /// The surface that the library draws.
    let surface: DrawnSurface?
    /// The modifier with the system's style that draws the control; `nil` for the automatic style and the library's.
    private let systemStyle: HostedElement?

    /// Finds the first control with a text or an accessibility label, in the top presentation if there is one.
    init?(_ label: String, in host: Host) {
        let elements = host.presented?.elements ?? host.root.elements
        guard let found = Self.find(label, in: elements), let frame = host.frame(of: found.control) else { return nil }
        element = found.control
        self.frame = frame
        systemStyle = found.systemStyle
        let hasLayers = element.subtree.contains(where: \.isBackground)
        surface = hasLayers ? DrawnSurface(around: label, in: elements.flatMap(\.subtree)) : nil
    }

    /// A style around a control does not reach the controls inside it, such as the items of a menu.
    private static func find(
        _ label: String,
        in elements: [HostedElement],
        _ systemStyle: HostedElement? = nil
    ) -> (control: HostedElement, systemStyle: HostedElement?)? {
        for element in elements where element.labels.contains(label) {
            let inner = element.isControl ? nil : element.buttonStyle == nil ? systemStyle : element
            if let found = find(label, in: element.children, inner) { return found }
            if element.isControl { return (element, systemStyle) }
        }
        return nil
    }

    var node: HostedNode { element.node }

    var isEnabled: Bool { element.isEnabled }

    /// Whether the library fades the label, as that of a disabled button.
    var isFaded: Bool { element.subtree.contains { $0.opacity == 0.4 } }

    /// The glass of the system's style, or of the library's surface.
    var glass: ShownGlass? { systemStyle?.buttonGlass ?? surface?.glass }

    var look: Look {
        switch systemStyle?.buttonStyle {
        case "glass": return .glass
        case "glassProminent": return .prominentGlass
        default: break
        }
        guard let surface, surface.isDrawn else { return .bare }
        if surface.isGlass { return .glass }
        if surface.isInTint || [surface.tint, surface.fill].contains(where: isStrong) { return .tintFill }
        return surface.material == nil ? .plainFill : .material
    }

    /// The tint of the glass or of the fill; `nil` without a tint.
    var tint: SRGBColor? {
        let environment = element.node.environment
        if look == .prominentGlass { return element.node.tint.map { SRGBColor($0, in: environment) } }
        return glass?.tint.map { SRGBColor($0, in: environment) } ?? surface?.tint
    }

    /// Whether a color is a color and not a gray, and covers most of the view behind it.
    private func isStrong(_ color: SRGBColor?) -> Bool {
        guard let color, color.opacity > 0.7 else { return false }
        let components = [color.red, color.green, color.blue]
        return (components.max() ?? 0) - (components.min() ?? 0) > 0.1
    }
}

extension DrawnSurface {
    /// Returns whether the glass or the fill has the outline of a shape.
    func hasOutline(_ shape: some Shape) -> Bool {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 60)
        return (isGlass ? glassShape : outline)?.path(in: rect) == shape.path(in: rect)
    }
}

extension SRGBColor {
    /// Whether the color is red, also where it was made darker or lighter to be legible.
    var isReddish: Bool { red > 2 * green && red > 2 * blue }
}
