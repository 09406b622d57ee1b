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

/// The button style that applies to the controls of a view.
enum ButtonStyling {
    /// The system draws the control, in its automatic style or another. The label is not replaced in the tree.
    case system(ButtonStyleChange?)
    case custom(any ButtonStyle)
    /// A primitive style, and the outer styling, which applies to the buttons that the style makes.
    indirect case primitive(any PrimitiveButtonStyle, outer: ButtonStyling)
}

extension EnvironmentValues {
    /// Whether a custom style of an app or library draws the buttons.
    package var hasCustomButtonStyle: Bool { if case .system = buttonStyling { false } else { true } }

    var buttonStyling: ButtonStyling {
        get { self[Key<ButtonStyling>.self] ?? .system(nil) }
        set { self[Key<ButtonStyling>.self] = newValue }
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
