import SwiftUI

/// One screen of a navigation stack, and what the system draws behind it.
///
/// These are the rules of UIKit's and SwiftUI's containers, in one place: what is opaque unless a screen says
/// otherwise.
///
/// | Layer | Opaque, unless |
/// | --- | --- |
/// | the screen's hosting view | iOS 18+: its container background for `.navigation` is clear; iOS 17: never |
/// | a list's or form's scroll background | `scrollContentBackground(.hidden)` |
/// | a row of a list or form | `listRowBackground(_:)` |
@MainActor package struct Screen {
    package let node: Node
    package let system: System

    package init(_ node: Node, system: System) {
        self.node = node
        self.system = system
    }

    /// What the screen says of the bars and the container around it.
    package var preferences: ScreenPreferences {
        node.preference(ScreenPreferenceKey.self) ?? ScreenPreferenceKey.defaultValue
    }

    package var elements: [Element] { node.elements }

    // MARK: The container

    /// Whether what stands outside the stack shows through the screen's hosting view.
    package var isContainerTransparent: Bool {
        guard system.version >= 18 else { return false }
        guard let background = preferences.containerBackgrounds["navigation"] else { return false }
        return background.style.isClear(in: node.environment)
    }

    /// Whether the screen paints a background of its own behind all of its content, bars and edges included.
    package var isPaintedOver: Bool { isPaintedOver(by: elements) }

    private func isPaintedOver(by elements: [Element]) -> Bool {
        elements.contains { !$0.fullBleedBackgrounds.isEmpty }
    }

    /// Whether a person sees the system's background behind the content: the container is opaque and nothing covers it.
    package var showsSystemBackground: Bool { showsSystemBackground(behind: elements) }

    /// The same, for who has the screen's elements.
    package func showsSystemBackground(behind elements: [Element]) -> Bool {
        !isContainerTransparent && !isPaintedOver(by: elements)
    }

    // MARK: Scroll backgrounds and rows

    /// The lists and forms that draw a background of their own.
    package var opaqueScrollBackgrounds: [Element] {
        containers.filter { $0.node.environment.scrollContentBackground != .hidden }
    }

    /// The rows with the system's opaque background.
    package var opaqueRows: [Row] {
        containers.flatMap(\.rows).filter(\.hasSystemBackground)
    }

    private var containers: [Element] { elements.flatMap(\.subtree).filter { $0.value is any ScrollableContainer } }
}

extension Host {
    /// The screens of a navigation stack, the root first, the one on top last.
    package func navigationScreens(inStack index: Int = 0) -> [Screen] {
        screens(inStack: index).map { Screen($0, system: system) }
    }
}

extension Element {
    /// The layers behind the whole of this element that ignore every safe area.
    package var fullBleedBackgrounds: [Element] {
        guard isModifier else { return [] }
        let here = backgroundLayers.filter { $0.ignoresAllSafeAreas && !$0.isInvisible }
        return here + (parts.first ?? []).flatMap(\.fullBleedBackgrounds)
    }

    private var backgroundLayers: [Element] {
        if let layer = value as? any LayerModifier, layer.placement.side == .background {
            return parts.dropFirst().flatMap { $0 }
        }
        return []
    }

    private var isInvisible: Bool {
        if case .opacity(0)? = value as? Effect { return true }
        return isModifier && (parts.first ?? []).allSatisfy(\.isInvisible)
    }

    private var ignoresAllSafeAreas: Bool {
        if case .ignoresSafeArea(_, let edges)? = value as? LayoutChange, edges == .all { return true }
        return isModifier && (parts.first ?? []).contains { $0.ignoresAllSafeAreas }
    }
}

extension ShapeStyle {
    /// Whether nothing is drawn where this style fills.
    func isClear(in environment: EnvironmentValues) -> Bool {
        switch self {
        case let style as AnyShapeStyle: style.style.isClear(in: environment)
        case let color as Color: color.resolve(in: environment).opacity == 0
        case let color as Color.Resolved: color.opacity == 0
        default: false
        }
    }
}
