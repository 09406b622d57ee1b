@_exported import Foundation
@_exported import Observation

/// A type that represents part of an app's user interface.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/view)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@_typeEraser(AnyView) @MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body.") }
}

/// A view that the headless runtime expands into children instead of a body.
@MainActor package protocol PrimitiveView: View where Body == Never {
    /// Returns the child views. Runs after each change of the view, its environment or anything that it reads.
    func children(in node: Node) -> [Child]
    /// Returns the number of unchanged children at the start, and the other children.
    func changedChildren(in node: Node) -> (kept: Int, changed: [Child])
    /// Whether the view only groups others, without an element in the resolved tree.
    var isStructural: Bool { get }
    /// Returns whether the view is structural in a node's environment. Called for views that read the environment.
    func isStructural(in node: Node) -> Bool
    /// Whether the children depend on the environment.
    var readsEnvironment: Bool { get }
}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body.") }
    @MainActor package func children(in node: Node) -> [Child] { [] }
    @MainActor package func changedChildren(in node: Node) -> (kept: Int, changed: [Child]) { (0, children(in: node)) }
    package var isStructural: Bool { false }
    @MainActor package func isStructural(in node: Node) -> Bool { isStructural }
    package var readsEnvironment: Bool { false }
}

/// A child view, with a key that distinguishes it from its siblings.
package struct Child {
    package let key: NodeKey
    package let view: any View
    package let environment: EnvironmentValues
    /// Whether the view is in the tree, but not on screen: a covered screen, or an unselected tab.
    package let isHidden: Bool
    /// Whether the view is presented over its parent, like a sheet. The parent does not get its preferences.
    package let isPresentation: Bool
    /// Whether the view is a screen of a navigation stack.
    package let isScreen: Bool

    package init(
        _ key: NodeKey,
        _ view: any View,
        _ environment: EnvironmentValues,
        isHidden: Bool = false,
        isPresentation: Bool = false,
        isScreen: Bool = false
    ) {
        self.key = key
        self.view = view
        self.environment = environment
        self.isHidden = isHidden
        self.isPresentation = isPresentation
        self.isScreen = isScreen
    }
}

/// A value that a node keeps while it is in the tree.
final class Memory<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

extension Node {
    func remembered<Value>(_ type: Value.Type) -> Value? { (memory as? Memory<Value>)?.value }

    /// Returns views as children of this node, in its environment.
    func children(_ views: any View...) -> [Child] { views.enumerated().map { Child(.position($0), $1, environment) } }
}

/// Structural identity among siblings: a position in the code, a branch of a condition, or an explicit identifier.
package enum NodeKey: Hashable {
    case position(Int)
    case branch(Bool)
    indirect case identifier(AnyHashable)

    var identifier: AnyHashable? { if case .identifier(let identifier) = self { identifier } else { nil } }
}
