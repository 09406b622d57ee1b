/// The environment values that boxes read.
struct LayoutSettings: Equatable {
    let isMirrored: Bool
    let scale: CGFloat
    let typeSize: DynamicTypeSize
    let window: Window
    let controlSize: ControlSize
    let hasFlexibleButtons: Bool
    let hasToggleButtons: Bool
    let hasCustomButtonStyle: Bool
    let isPlainList: Bool
    let lineLimit: LineLimit?

    static let keys: Set<ObjectIdentifier> = {
        let usage = EnvironmentUsage()
        var environment = EnvironmentValues()
        environment.usage = usage
        _ = LayoutSettings(environment)
        return usage.keys
    }()

    init(_ environment: EnvironmentValues) {
        isMirrored = environment.layoutDirection == .rightToLeft
        scale = max(environment.displayScale, 1)
        typeSize = environment.dynamicTypeSize
        window = environment.window
        controlSize = environment.controlSize
        hasFlexibleButtons = environment.buttonSizing == .flexible
        hasToggleButtons = environment.hasToggleButtons
        hasCustomButtonStyle = environment.hasCustomButtonStyle
        isPlainList = environment.isPlainList
        lineLimit = environment[EnvironmentValues.Key<LineLimit>.self]
    }
}
