/// The button style of a view.
nonisolated package enum ButtonStyleChange: PrimitiveModifier {
    case automatic, plain, bordered, borderedProminent, borderless
    case glass(GlassConfiguration)
    case glassProminent
    case custom(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)

    /// Whether a custom style of an app or library draws the buttons, so that its body is in the tree.
    package var isStructural: Bool {
        switch self {
        case .custom, .primitive: true
        default: false
        }
    }

    package var hasBorder: Bool {
        switch self {
        case .bordered, .borderedProminent, .glass, .glassProminent: true
        default: false
        }
    }

    package var name: String { isStructural ? "custom" : Mirror(reflecting: self).children.first?.label ?? "\(self)" }

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        var environment = node.environment
        switch self {
        case .custom(let style): environment.buttonStyling = .custom(style)
        case .primitive(let style): environment.buttonStyling = .primitive(style, outer: environment.buttonStyling)
        case .automatic: environment.buttonStyling = .system(nil)
        default: environment.buttonStyling = .system(self)
        }
        return [Child(.position(0), content, environment)]
    }
}

extension EnvironmentValues {
    /// Returns the color of a button's label in a system style; `nil` for primary.
    ///
    /// The gray of a disabled button is a guess.
    func labelColor(of role: ButtonRole?, in style: ButtonStyleChange?) -> Color? {
        guard isEnabled else { return .gray }
        switch style {
        case .borderedProminent, .glassProminent: return .white
        case .plain: return nil
        case _ where role == .destructive: return .red
        case .glass: return nil
        default: return tint ?? .accentColor
        }
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:))
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        modifier((style as? any SystemButtonStyle)?.change ?? .primitive(style))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx)
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        modifier(ButtonStyleChange.custom(style))
    }
}

/// A style drawn by the system.
nonisolated package protocol SystemButtonStyle: PrimitiveButtonStyle { var change: ButtonStyleChange { get } }

/// The default button style, based on the button's context.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct DefaultButtonStyle: SystemButtonStyle {
    nonisolated public init() {}
    package var change: ButtonStyleChange { .automatic }
    public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View { configuration.label }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct PlainButtonStyle: SystemButtonStyle {
    nonisolated public init() {}
    package var change: ButtonStyleChange { .plain }
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View { configuration.label }
}

@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct BorderedButtonStyle: SystemButtonStyle {
    nonisolated public init() {}
    package var change: ButtonStyleChange { .bordered }
    public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View { configuration.label }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
nonisolated public struct BorderedProminentButtonStyle: SystemButtonStyle {
    nonisolated public init() {}
    package var change: ButtonStyleChange { .borderedProminent }
    public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
