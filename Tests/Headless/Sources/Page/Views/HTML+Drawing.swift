import SwiftUI

extension Color: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        HTML("div", "fill").with(style: "background-color", resolve(in: element.node.environment).css)
    }
}

extension LinearGradient: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let stops = cssStops(in: element.node.environment)
        return HTML("div", "fill").with(stops, angle: cssAngle, of: self, in: element.node.environment)
    }
}

extension RadialGradient: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let stops = cssStops(in: element.node.environment)
        var box = HTML("div", "fill")
        guard stops.count == 2 else { return box.with(style: "background", css(in: element.node.environment)) }
        box = box.with(class: "radial").with(style: "--place", cssPlace)
        for (index, stop) in stops.enumerated() {
            box = box.with(style: "--c\(index)", stop.color).with(style: "--r\(index)", stop.location)
        }
        return box
    }
}

extension MeshGradient: HTMLElement {
    /// Draws a small image that the browser stretches. Assumes that the mesh's points form a regular grid of straight
    /// lines.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let wide = 33
        let high = 65
        let environment = element.node.environment
        let colors = colors.map { $0.resolve(in: environment) }
        func pixel(_ index: Int) -> [UInt8] {
            let x = Float(index % wide) / Float(wide - 1) * Float(width - 1)
            let y = Float(index / wide) / Float(high - 1) * Float(height - 1)
            let column = min(Int(x), width - 2)
            let row = min(Int(y), height - 2)
            func level(_ component: KeyPath<Color.Resolved, Float>) -> UInt8 {
                func at(_ dx: Int, _ dy: Int) -> Float { colors[(row + dy) * width + column + dx][keyPath: component] }
                func across(_ dy: Int) -> Float { at(0, dy) + (at(1, dy) - at(0, dy)) * (x - Float(column)) }
                let level = across(0) + (across(1) - across(0)) * (y - Float(row))
                return UInt8(min(max(level * 255, 0), 255).rounded())
            }
            return [level(\.red), level(\.green), level(\.blue), 255]
        }
        let image = Image.Pixels(width: wide, height: high, bytes: (0..<wide * high).flatMap(pixel))
        return HTML("div", "pixels").with(style: "background-image", "url(\(writer.table.dataURI(of: image)))")
            .with(style: "opacity", Double(colors.first?.opacity ?? 1).css)
    }
}

extension HTML {
    func with(foreground style: any ShapeStyle, in environment: EnvironmentValues) -> HTML {
        let css = style.cssColor(in: environment)
        guard !has(style: "color") else { return self }
        if css.hasPrefix("var(") { return with(style: "color", css) }
        // The levels below primary derive from the color.
        return with(class: "colored").with(style: "--label1", css).with(style: "color", css)
    }

    /// Writes up to eight stops as registered properties, so that a browser can animate each stop.
    @MainActor fileprivate func with(
        _ stops: [(color: String, location: String)],
        angle: String,
        of gradient: LinearGradient,
        in environment: EnvironmentValues
    ) -> HTML {
        guard let last = stops.last, stops.count <= 8 else {
            return with(style: "background", gradient.css(in: environment))
        }
        var box = with(class: "linear").with(style: "--angle", angle)
        for index in 0..<8 {
            let stop = index < stops.count ? stops[index] : last
            box = box.with(style: "--c\(index)", stop.color).with(style: "--p\(index)", stop.location)
        }
        return box
    }
}

extension _ShapeView: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let box = HTML("div", "fill").filled(with: style, in: element.node.environment)
        // A circle's diameter is the shorter side of the box. A material only gets round corners, because browsers blur
        // the backdrop outside a clip path, too.
        let isCut = shape is Circle && !box.classes.contains("material")
        return (isCut ? box.with(class: "round") : box.shaped(by: shape))
    }
}

extension StrokeShapeView: HTMLElement {
    /// Draws a stroke centered on the outline, half of it inside.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let color = style.cssColor(in: element.node.environment)
        let half = (lineWidth / 2).px
        let box = HTML("div", "fill").shaped(by: shape)
        guard style.cssFill(in: element.node.environment) != .none else { return box }
        return box.with(style: "box-shadow", "0 0 0 \(half) \(color),inset 0 0 0 \(half) \(color)")
    }
}

extension StrokeBorderShapeView: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        HTML("div", "fill").shaped(by: shape)
            .with(style: "border", "\(lineWidth.px) solid \(style.cssColor(in: element.node.environment))")
    }
}

// MARK: Layers

extension ViewLayer: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.layers(of: element, placement: placement)
    }
}

extension PreferenceLayer: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let isEmpty = element.parts.dropFirst().joined().isEmpty
        return isEmpty ? writer.content(of: element) : writer.layers(of: element, placement: placement)
    }
}

extension ScaleModifier: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        return scale == 1 ? content : content.with(style: "scale", scale.css)
    }
}

extension StretchModifier: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.content(of: element).with(style: "scale", "\(x.css) \(y.css)")
    }
}

extension RotationModifier: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.content(of: element).with(style: "rotate", "\(angle.degrees.css)deg")
            .with(style: "transform-origin", "\((anchor.x * 100).css)% \((anchor.y * 100).css)%")
    }
}

extension Filter: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        // The content may have a filter, too.
        HTML().with([writer.content(of: element)]).with(style: "filter", css)
    }

    private var css: String {
        switch self {
        case .blur(let radius): "blur(\(radius.px))"
        case .brightness(let amount): "brightness(\((1 + amount).css))"
        case .contrast(let amount): "contrast(\(amount.css))"
        case .saturation(let amount): "saturate(\(amount.css))"
        case .grayscale(let amount): "grayscale(\(amount.css))"
        case .colorInvert: "invert(1)"
        }
    }
}

extension StyleLayer: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        let box = (writer.box(of: element) as? LayerBox)?.layer
        var layer = HTML("div", side == .background ? "behind" : "before")
            .filled(with: style, in: element.node.environment)
            .with(frame: (box?.children.first ?? box)?.pixelFrame)
        if let shape { layer = layer.shaped(by: shape) }
        return HTML().with(side == .background ? [layer, content] : [content, layer])
    }
}

extension HTMLWriter {
    /// Writes a view with a background or overlay, which does not affect the view's size.
    func layers(of element: Element, placement: LayerPlacement) -> HTML {
        let content = content(of: element)
        let isBehind = placement.side == .background
        let layer = HTML("div", isBehind ? "behind" : "before").with(html(element.parts.dropFirst().flatMap { $0 }))
        return HTML().with(isBehind ? [layer, content] : [content, layer])
    }
}

extension Effect: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        let environment = element.node.environment
        switch self {
        case .opacity(let opacity):
            // The views inside may be animated separately, so this opacity needs another box.
            let isApart = content.has(style: "opacity") || content.classes.contains("animated")
            return (isApart ? HTML().with([content]) : content).with(style: "opacity", opacity.css)
        case .clip(let shape): return HTML("div", "clipped").shaped(by: shape).with([content])
        case .shadow(let color, let radius, let x, let y):
            let color = color.resolve(in: environment)
            guard color.opacity > 0 else { return content }
            let shadow = "\(x.px) \(y.px) \(radius.px) \(color.css)"
            // A filter would hide the content behind a material.
            if content.classes.contains("material") { return content.with(style: "box-shadow", shadow) }
            return content.with(style: "filter", "drop-shadow(\(shadow))")
        case .hidden: return content.with(style: "visibility", "hidden")
        case .foreground(let style):
            // The levels of the label color follow the appearance of this view.
            return content.with(foreground: style, in: environment).with(class: writer.appearance(in: environment))
        case .automaticForeground: return content.with(foreground: Color.primary, in: environment)
        case .tint(let color): return content.with(style: "--tint", color.map { $0.resolve(in: environment).css })
        }
    }
}
