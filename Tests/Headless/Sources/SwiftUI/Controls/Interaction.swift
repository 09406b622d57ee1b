/// A change to how a view takes touches.
nonisolated package enum Interaction: PrimitiveModifier {
    case hitTesting(Bool)
    case contentShape(any Shape)
    case hoverShape(any Shape)
    case hoverEffect(Bool)
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:))
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(Interaction.hitTesting(enabled)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:))
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        modifier(Interaction.contentShape(shape))
    }
}

/// An action for a number of taps in quick succession.
nonisolated package struct TapAction: PrimitiveModifier, Activatable {
    package let tapCount: Int
    let action: () -> Void

    @MainActor package func activate(in node: Node) { action() }
}

@available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:))
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapAction(tapCount: count, action: action))
    }
}

/// A kind for the content shape of a view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/contentshapekinds)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

    @available(iOS 15.0, tvOS 18.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 1)

    /// [documentation](https://developer.apple.com/documentation/swiftui/contentshapekinds/focuseffect)
    @available(macOS 12.0, watchOS 8.0, *) @available(iOS, unavailable) @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 2)
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:))
    nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
    where S: Shape { modifier(kind == .interaction ? Interaction.contentShape(shape) : .hoverShape(shape)) }
}

/// An effect applied when the pointer hovers over a view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/hovereffect)
@available(iOS 13.4, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
public struct HoverEffect { public static var automatic: HoverEffect { HoverEffect() } }

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/hovereffect(_:isenabled:))
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(Interaction.hoverEffect(isEnabled))
    }
}
