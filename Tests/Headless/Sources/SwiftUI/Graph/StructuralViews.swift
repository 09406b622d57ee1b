/// A view that doesn't contain any content.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
    package var isStructural: Bool { true }
}

/// A view created from a tuple of views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct TupleView<T>: PrimitiveView {
    public var value: T

    nonisolated public init(_ value: T) { self.value = value }

    package var isStructural: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        withUnsafePointer(to: value) { pointer in
            StoredField.known(of: T.self).enumerated().compactMap { index, element in
                element.view(in: pointer).map { Child(.position(index), $0, node.environment) }
            }
        }
    }
}

extension StoredField {
    /// Returns an element of a tuple, read in place because reflection copies the tuple.
    fileprivate func view(in tuple: UnsafeRawPointer) -> (any View)? {
        func view<T>(_: T.Type) -> (any View)? { (tuple + offset).assumingMemoryBound(to: T.self).pointee as? any View }
        return _openExistential(type, do: view)
    }
}

/// The result of `if`/`else` and `switch` in a view builder. Each branch has its own identity.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension _ConditionalContent: View, PrimitiveView, DynamicContent where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    package var isStructural: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        switch storage {
        case .trueContent(let content): [Child(.branch(true), content, node.environment)]
        case .falseContent(let content): [Child(.branch(false), content, node.environment)]
        }
    }
}

extension _ConditionalContent.Storage: InputComparable {
    func isSameInput(as other: Any) -> Bool {
        switch (self, other as? Self) {
        case (.trueContent(let one), .trueContent(let other)?): areInputsEqual(one, other)
        case (.falseContent(let one), .falseContent(let other)?): areInputsEqual(one, other)
        default: false
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Optional: View, PrimitiveView, DynamicContent where Wrapped: View {
    public typealias Body = Never
    package var isStructural: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] {
        map { [Child(.position(0), $0, node.environment)] } ?? []
    }
}

/// A view whose number or kind of children changes.
@MainActor protocol DynamicContent: PrimitiveView {}

/// A type-erased view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/anyview)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct AnyView: PrimitiveView {
    let view: any View

    nonisolated public init<V>(_ view: V) where V: View { self.view = (view as? AnyView)?.view ?? view }
    nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }

    package var isStructural: Bool { true }

    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), view, node.environment)] }
}

/// A type that collects multiple instances of a content type into a single unit.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/group)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    package var isStructural: Bool { true }
    @MainActor package func children(in node: Node) -> [Child] { [Child(.position(0), content, node.environment)] }
}
