/// A modifier that you apply to a view or another view modifier, producing a different version of the original value.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/viewmodifier)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
    public func body(content: Self.Content) -> Self.Body { fatalError("\(Self.self) has no body.") }
}

/// The `content` of a modifier's body: a placeholder for the modified view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView, InputComparable {
    /// The node of the modified view, unretained because that node retains this one.
    @Unretained private(set) var owner: Node?

    package var isStructural: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        guard let owner, let modified = owner.view.modified else { return [] }
        owner.addPlaceholder(node)
        return [Child(.position(0), modified.modifiedContent, node.environment)]
    }

    /// Compares only owners, since an owner invalidates its placeholders when its content changes.
    func isSameInput(as other: Any) -> Bool { (other as? Self)?.owner === owner }
}

/// A value with a modifier applied to it.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/modifiedcontent)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ModifiedContent<Content, Modifier> {
    public typealias Body = Never
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView, ModifiedView where Content: View, Modifier: ViewModifier {
    var modifiedContent: any View { content }
    var anyModifier: Any { modifier }

    @MainActor func modifying(_ content: any View) -> any View {
        func modified(_ content: some View) -> any View { content.modifier(modifier) }
        return modified(content)
    }

    @MainActor package func children(in node: Node) -> [Child] {
        if let primitive = modifier as? any PrimitiveModifier { return primitive.children(of: content, in: node) }
        return [Child(.position(0), node.connected(modifier).body(content: .init(owner: node)), node.environment)]
    }
}

/// The parts of a `ModifiedContent` that the runtime needs, without generic parameters.
@MainActor protocol ModifiedView: PrimitiveView {
    var modifiedContent: any View { get }
    var anyModifier: Any { get }
    /// Applies the modifier to another view.
    func modifying(_ content: any View) -> any View
}

extension View {
    /// The view itself, if it is a modified view.
    @MainActor var modified: (any ModifiedView)? {
        // Casting an optional view would cast its content, so the type is checked first.
        Self.self is any ModifiedView.Type ? self as? any ModifiedView : nil
    }
}

/// A modifier that the headless runtime applies.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Returns the modified view with its environment, then the views that the modifier adds.
    func children(of content: any View, in node: Node) -> [Child]
    /// Whether the modifier only affects evaluation, without an element in the resolved tree.
    var isStructural: Bool { get }
    /// Whether the children depend on the environment.
    var readsEnvironment: Bool { get }
}

extension PrimitiveModifier {
    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        [Child(.position(0), content, node.environment)]
    }

    package var isStructural: Bool { false }
    package var readsEnvironment: Bool { false }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/modifier(_:))
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
