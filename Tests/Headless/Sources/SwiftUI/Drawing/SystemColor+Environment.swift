extension SystemColor {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let isDark = environment.colorScheme == .dark
        var (rgb, opacity) = isDark ? appearances.dark : appearances.light
        if isDark, environment.isElevated { rgb = Self.elevated[rgb] ?? rgb }
        func component(_ shift: UInt32) -> Float { Float((rgb >> shift) & 0xFF) / 255 }
        return Color.Resolved(red: component(16), green: component(8), blue: component(0), opacity: opacity)
    }
}

extension EnvironmentValues {
    /// Whether the view is on an elevated layer, such as a sheet, where dark backgrounds are lighter
    /// (documentation/uikit/uiuserinterfacelevel/elevated).
    var isElevated: Bool {
        get { self[NamedKey<SystemColor, Bool>.self] ?? false }
        set { self[NamedKey<SystemColor, Bool>.self] = newValue }
    }
}
