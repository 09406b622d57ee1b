import SwiftUI

/// A view or a modifier in the tree of a hosted view, on screen or on a covered screen. Two are equal if they are the same
/// view with the same state.
///
/// ```swift
/// let host = Host(Text("Hello").environment(\.locale, Locale(identifier: "nb")))
/// host.nodes(of: Text.self).first?.environment.locale.identifier   // "nb"
/// ```
@MainActor public struct HostedNode: Hashable {
    package let node: Node

    package init(_ node: Node) { self.node = node }

    nonisolated public static func == (one: HostedNode, other: HostedNode) -> Bool { one.node === other.node }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }

    /// The latest value of the view; of a modifier, the modified view.
    public var view: any View { node.view }

    /// The modifier that the node applies to its content; `nil` for a view.
    public var modifier: Any? { node.primitiveModifier }

    /// The environment that the view reads.
    public var environment: EnvironmentValues { node.environment }

    /// Whether the view is in the window, and not only on a covered screen.
    public var isOnScreen: Bool { node.isOnScreen }

    /// The view around this one; `nil` for the hosted view.
    public var parent: HostedNode? { node.parent.map { HostedNode($0) } }

    /// The views directly in this one, covered screens included.
    public var children: [HostedNode] { node.children.map { HostedNode($0) } }

    /// The view and all its descendants, covered screens included, parents first.
    public var subtree: [HostedNode] { node.subtree.map { HostedNode($0) } }

    /// The number of times that the body ran, or the function with which a style makes the body of a control.
    public var evaluations: Int { node.evaluations }

    /// Returns the value of a preference as the view's ancestors see it; `nil` if no descendant sets the preference.
    public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { node.preference(key) }

    /// Lets the host evaluate the view again when it settles.
    public func invalidate() { node.invalidate() }
}
