import HeadlessHost
import SeaGlass
import SwiftUI
import TestSupport

/// The drawing of the innermost surface around a text, read from the hosted tree.
@MainActor struct DrawnSurface {
    private(set) var glass: ShownGlass?
    private(set) var glassShape: (any Shape)?
    /// The fills from back to front: backdrop, scrim, tint.
    private(set) var fills: [any ShapeStyle] = []
    private(set) var border: Color?
    private(set) var borderWidth: CGFloat = 0
    private(set) var takesTouches = false
    /// The filled shape.
    private(set) var outline: (any Shape)?
    private var environment: EnvironmentValues

    init?(around text: String, in host: Host) { self.init(around: text, in: host.elements) }

    init?(around text: String, in elements: [HostedElement]) {
        let around = elements.filter { element in
            element.isModifier && element.parts.first?.contains { $0.labels.contains(text) } == true
        }
        guard let background = around.last(where: \.isBackground) else { return nil }
        environment = background.node.environment
        let effect = around.last { $0.glass != nil }
        glass = effect?.glass
        glassShape = effect?.glassShape
        takesTouches = background.layer.contains(where: \.takesTouches)
        for element in background.layer.flatMap(\.subtree) {
            guard let shape = element.shape, let style = element.shapeStyle else { continue }
            if let width = element.lineWidth {
                border = style as? Color
                borderWidth = width
            } else {
                outline = outline ?? shape
                fills.append(style)
                environment = element.node.environment
            }
        }
    }

    var isGlass: Bool { glass.map { $0.variant != .identity } ?? false }

    var material: String? { fills.first?.materialThickness }

    /// Whether the backdrop is the surrounding tint.
    var isInTint: Bool { fills.first is TintShapeStyle }

    /// The color of the backdrop; `nil` if the backdrop is not a color.
    var fill: SRGBColor? { color(fills.first) }
    /// The scrim of clear glass: a layer over a material, or the tint of the system's glass.
    var scrim: SRGBColor? { glass?.variant == .clear ? color(glass?.tint) : color(fills.dropFirst().first) }
    var tint: SRGBColor? { color(fills.dropFirst(2).first) }
    var line: SRGBColor? { color(border) }

    var isDrawn: Bool { isGlass || material != nil || fill != nil || isInTint }

    private func color(_ style: (any ShapeStyle)?) -> SRGBColor? {
        guard let color = style as? Color else { return nil }
        let resolved = SRGBColor(color, in: environment)
        return resolved.opacity == 0 ? nil : resolved
    }

    /// The drawing as a cell of the table.
    var description: String {
        var parts: [String] = []
        if let glass, isGlass {
            parts.append("\(glass.variant) glass" + (glass.isInteractive ? ", interactive" : ""))
            if let tint = glass.tint { parts.append("tint \(SRGBColor(tint, in: environment).spoken)") }
        }
        if let material { parts.append("\(material) material") }
        if let fill { parts.append("fill \(fill.spoken)") }
        if isInTint { parts.append("fill in the tint around it") }
        if let scrim, !isGlass { parts.append("scrim \(scrim.spoken)") }
        if let tint { parts.append("tint \(tint.spoken)") }
        if let line { parts.append("line \(line.spoken)") }
        return parts.isEmpty ? "–" : parts.joined(separator: "; ")
    }
}

extension SRGBColor {
    var spoken: String {
        let hex = [red, green, blue].map { component in
            let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let percent = Int((opacity * 100).rounded())
        return "#" + hex.joined() + (percent < 100 ? " at \(percent) %" : "")
    }
}
