import SwiftUI

/// A view on screen, or a modifier around one, with its descendants.
///
/// ```swift
/// let host = Host(Text("Hello").padding())
/// host.elements.count                              // 2: the padding, and the text in it
/// host.elements.last?.text                         // "Hello"
/// ```
@MainActor public struct HostedElement {
    package let element: Element

    package init(_ element: Element) { self.element = element }

    /// The element's place in the tree, with its environment.
    public var node: HostedNode { HostedNode(element.node) }

    /// The view, or the modifier.
    public var value: Any { element.value }

    /// Whether the element is a modifier, whose content is its first part.
    public var isModifier: Bool { element.isModifier }

    /// The elements in a modifier's content, then the elements in each of its layers.
    public var parts: [[HostedElement]] { element.parts.map { $0.map { HostedElement($0) } } }

    /// The elements directly in the view, or in the modifier.
    public var children: [HostedElement] { element.children.map { HostedElement($0) } }

    /// The element and all its descendants, parents first.
    public var subtree: [HostedElement] { element.subtree.map { HostedElement($0) } }

    /// The texts and accessibility labels of the element and its descendants.
    public var labels: [String] { element.labels }

    /// Whether a person can use the control.
    public var isEnabled: Bool { element.isEnabled }
}

extension HostedNode {
    /// The outermost elements of the view on screen.
    public var elements: [HostedElement] { node.elements.map { HostedElement($0) } }
}
