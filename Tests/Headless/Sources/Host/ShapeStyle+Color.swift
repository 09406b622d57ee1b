import SwiftUI

extension ShapeStyle {
    /// Returns the color of this style; `nil` if the style is not a color.
    func color(in environment: EnvironmentValues) -> Color? {
        switch self {
        case let color as Color: color
        case let color as Color.Resolved: Color(color)
        case let style as AnyShapeStyle: style.style.color(in: environment)
        case is TintShapeStyle: environment.tint ?? .accentColor
        case is ForegroundStyle: (environment.foregroundStyle ?? Color.primary).color(in: environment)
        case let style as HierarchicalShapeStyle: style.level == 1 ? .primary : style.level == 2 ? .secondary : nil
        default: Resolved.self == Never.self ? nil : resolve(in: environment).color(in: environment)
        }
    }

    /// Returns whether this style is invisible.
    func isClear(in environment: EnvironmentValues) -> Bool {
        color(in: environment)?.resolve(in: environment).opacity == 0
    }
}
