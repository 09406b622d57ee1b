import SwiftUI

extension Color.Resolved {
    var css: String {
        func byte(_ value: Float) -> String { String(Int((min(max(value, 0), 1) * 255).rounded())) }
        let rgb = "\(byte(red)) \(byte(green)) \(byte(blue))"
        return opacity >= 1 ? "rgb(\(rgb))" : "rgb(\(rgb)/\(Double(opacity).css))"
    }

    fileprivate static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

    fileprivate func mixed(with other: Color.Resolved, by share: Float) -> Color.Resolved {
        func mix(_ component: KeyPath<Color.Resolved, Float>) -> Float {
            self[keyPath: component] * (1 - share) + other[keyPath: component] * share
        }
        return Color.Resolved(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
    }
}

enum CSSFill: Equatable {
    case none
    /// A color or an image for the property `background`.
    case background(String)
    case material(Material.Thickness, isOpaque: Bool)
}

extension ShapeStyle {
    func cssFill(in environment: EnvironmentValues) -> CSSFill {
        switch self {
        case let style as AnyShapeStyle: return style.style.cssFill(in: environment)
        case let material as Material:
            return .material(material.thickness, isOpaque: environment.accessibilityReduceTransparency)
        case let gradient as LinearGradient: return .background(gradient.css(in: environment))
        case let gradient as RadialGradient: return .background(gradient.css(in: environment))
        default:
            if let resolved = resolved(in: environment) { return resolved.cssFill(in: environment) }
            let color = cssColor(in: environment)
            return color == Color.Resolved.clear.css ? .none : .background(color)
        }
    }

    /// The color of text and symbols. Hierarchical styles are levels of the color around them.
    func cssColor(in environment: EnvironmentValues) -> String {
        if let resolved = resolved(in: environment) { return resolved.cssColor(in: environment) }
        return switch self {
        case let style as AnyShapeStyle: style.style.cssColor(in: environment)
        case let color as Color.Resolved: color.css
        case let style as HierarchicalShapeStyle: "var(--label\(style.level))"
        case let style as any LeveledStyle: style.base.cssColor(in: environment)
        case is ForegroundStyle: "var(--label1)"
        case is TintShapeStyle, is SelectionShapeStyle: "var(--tint)"
        case is BackgroundStyle: "var(--system-background)"
        default: preconditionFailure("The page cannot draw text in \(type(of: self)).")
        }
    }

    /// The style that an app's custom style resolves to; `nil` for the system's styles.
    fileprivate func resolved(in environment: EnvironmentValues) -> (any ShapeStyle)? {
        Resolved.self == Never.self ? nil : resolve(in: environment)
    }
}

extension HTML {
    func filled(with style: any ShapeStyle, in environment: EnvironmentValues) -> HTML {
        switch style.cssFill(in: environment) {
        case .none: self
        case .background(let css): with(style: "background", css)
        case .material(_, isOpaque: true): with(class: "material-opaque")
        case .material(let thickness, isOpaque: false): with(class: "material").with(class: "m-\(thickness.rawValue)")
        }
    }

    /// Rounds the corners of the box like a shape.
    func shaped(by shape: any Shape) -> HTML {
        let side = 1000.0
        let path = shape.path(in: CGRect(x: 0, y: 0, width: side, height: side))
        switch path.elements.first {
        case .rect?, .lines?, nil: return self
        case .ellipse?: return with(style: "border-radius", "50%")
        case .roundedRect(_, let radius, _)?:
            return with(style: "border-radius", radius * 2 >= side ? "9999px" : radius.px)
        }
    }
}

// MARK: Gradients

extension LinearGradient {
    func css(in environment: EnvironmentValues) -> String {
        "linear-gradient(\(cssAngle),\(cssStops(in: environment).map { "\($0) \($1)" }.joined(separator: ",")))"
    }

    var cssAngle: String {
        let x = Double(endPoint.x - startPoint.x)
        let y = Double(endPoint.y - startPoint.y)
        if x == 0 { return y >= 0 ? "180deg" : "0deg" }
        if y == 0 { return x > 0 ? "90deg" : "270deg" }
        return "to \(y > 0 ? "bottom" : "top") \(x > 0 ? "right" : "left")"
    }

    /// The colors and locations of the stops. CSS gradients run from edge to edge, so the stops of a gradient across a
    /// part of the box are moved.
    func cssStops(in environment: EnvironmentValues) -> [(color: String, location: String)] {
        let isVertical = endPoint.x == startPoint.x
        let (start, end) = isVertical ? (startPoint.y, endPoint.y) : (startPoint.x, endPoint.x)
        return unpremultipliedStops(in: environment).map { stop in
            let position = start + (end - start) * stop.location
            let location = end >= start ? position : 1 - position
            return (stop.color.css, Double(location * 100).css + "%")
        }
    }

    private typealias Stop = (color: Color.Resolved, location: Double)

    /// The stops, with intermediate stops where opacities differ, because CSS interpolates premultiplied colors and
    /// SwiftUI does not. With them there are at most eight stops, the number that a page animates.
    private func unpremultipliedStops(in environment: EnvironmentValues) -> [Stop] {
        let all = gradient.stops.map { Stop($0.color.resolve(in: environment), Double($0.location)) }
        guard all.count <= 8, Set(all.map(\.color.opacity)).count > 1 else { return all }
        let repeated = all.reversed().prefix { (stop: Stop) -> Bool in stop == all[all.count - 1] }.count
        let stops = all.dropLast(repeated - 1)
        let parts = 1 + (8 - stops.count) / (stops.count - 1)
        let closer = zip(stops, stops.dropFirst()).flatMap { one, two in
            (0..<parts).map { part -> Stop in
                let share = Double(part) / Double(parts)
                let location = one.location + (two.location - one.location) * share
                return (one.color.mixed(with: two.color, by: Float(share)), location)
            }
        }
        return closer + [all[all.count - 1]]
    }
}

extension RadialGradient {
    func css(in environment: EnvironmentValues) -> String {
        "radial-gradient(\(cssPlace),\(cssStops(in: environment).map { "\($0) \($1)" }.joined(separator: ",")))"
    }

    var cssPlace: String { "circle at \(Double(center.x * 100).css)% \(Double(center.y * 100).css)%" }

    func cssStops(in environment: EnvironmentValues) -> [(color: String, location: String)] {
        gradient.stops.map { stop in
            let radius = startRadius + (endRadius - startRadius) * stop.location
            return (stop.color.resolve(in: environment).css, radius.px)
        }
    }
}
