/// The line limit set around a view.
struct LineLimit: Equatable { let lines: Int? }

extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/linelimit)
    public var lineLimit: Int? {
        get { self[Key<LineLimit>.self]?.lines }
        set { self[Key<LineLimit>.self] = LineLimit(lines: newValue) }
    }
}
