extension Color: View, ShapeStyle { public typealias Body = Never }

extension Color: PrimitiveView {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Color {
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        switch source {
        case .fixed(let color): return color
        case .system(let color): return color.resolve(in: environment)
        case .faded(let source, let opacity):
            var color = Color(source: source).resolve(in: environment)
            color.opacity *= Float(opacity)
            return color
        }
    }
}
