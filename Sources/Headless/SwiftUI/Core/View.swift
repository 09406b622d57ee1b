@_exported import Foundation
@_exported import Observation

/// A type that represents part of an app's user interface.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/view)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body.") }
}

/// A view that the headless runtime knows how to expand: it has no body, but children.
@MainActor package protocol PrimitiveView: View where Body == Never {
    /// The views below this one. Runs whenever the view or its environment changed; what it reads is tracked.
    func children(in node: Node) -> [Child]
    /// The same, without the first children where they are known to be what they were, and how many these are.
    func changedChildren(in node: Node) -> (kept: Int, changed: [Child])
    /// A structural view groups others and leaves no element of its own in the resolved tree.
    var isStructural: Bool { get }
    /// The same, where it depends on what is around the view.
    func isStructural(in node: Node) -> Bool
    /// Whether which children there are, and their values, depend on the environment.
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

/// One view below another, with what tells it apart from its siblings.
package struct Child {
    package let key: NodeKey
    package let view: any View
    package let environment: EnvironmentValues
    /// In the tree, with its state, but not on screen: a covered screen, a tab that is not selected.
    package let isHidden: Bool
    /// Shown over its parent, as a sheet is: what it prefers is not its parent's.
    package let isPresentation: Bool
    /// One of the screens of a navigation stack.
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

/// Structural identity among siblings: a position in the code, a branch of a condition, or an explicit identifier.
package enum NodeKey: Hashable {
    case position(Int)
    case branch(Bool)
    case identifier(AnyHashable)
}
