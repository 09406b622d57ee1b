/// The color scheme for "the nearest enclosing presentation, like a popover, a sheet, or a window". It "propagates up
/// through the view hierarchy to the enclosing presentation, or until another color scheme modifier higher in the
/// hierarchy overrides it" (documentation/swiftui/view/preferredcolorscheme(_:)). So does a modifier with `nil`, and of
/// several views beside each other the first with a preference wins (OpenSwiftUI: PreferredColorScheme.swift, 6.5.4).
struct PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// The root of a window, which has the color scheme that a view in it prefers.
nonisolated struct WindowColorScheme: PrimitiveModifier, ChangeObserver {
    var isStructural: Bool { true }

    @MainActor func children(of content: any View, in node: Node) -> [Child] {
        [Child(.position(0), content, node.environment.preferring(node.remembered(ColorScheme.self)))]
    }

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        let preferred: ColorScheme? = node.preference(PreferredColorSchemeKey.self) ?? nil
        guard preferred != node.remembered(ColorScheme.self) else { return nil }
        node.memory = preferred.map { Memory($0) }
        return { node.invalidate() }
    }
}

extension EnvironmentValues {
    /// Returns these values for a window or presentation in which a view prefers a color scheme.
    func preferring(_ preferred: ColorScheme?) -> EnvironmentValues {
        guard let preferred else { return self }
        return copy(of: self) {
            $0.colorScheme = preferred
            $0.windowColorScheme = preferred
        }
    }
}
