nonisolated struct LifecycleModifier: PrimitiveModifier, LifecycleObserver {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    var isStructural: Bool { true }

    @MainActor func appear(in node: Node) { onAppear?() }
    @MainActor func disappear(in node: Node) { onDisappear?() }
}

/// The task of a view. It runs while the view is shown.
@MainActor package final class RunningTask {
    /// `nil` after the end.
    private var task: Task<Void, Never>?
    fileprivate let id: Any
    /// Whether a host has waited for the task. A host waits only once.
    package private(set) var isAwaited = false

    fileprivate init(id: Any, priority: TaskPriority, action: @escaping @isolated(any) () async -> Void) {
        self.id = id
        task = Task(priority: priority) { [weak self] in
            await action()
            self?.task = nil
        }
    }

    deinit { task?.cancel() }

    package var isRunning: Bool { task != nil }

    package func end() async {
        isAwaited = true
        await task?.value
    }
}

/// A task that restarts when a value changes.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier, LifecycleObserver, ChangeObserver {
    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) () async -> Void

    var isStructural: Bool { true }

    @MainActor func appear(in node: Node) {
        node.memory = RunningTask(id: id, priority: priority, action: action)
    }

    @MainActor func disappear(in node: Node) { node.memory = nil }

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        guard let running = node.memory as? RunningTask, running.id as? ID != id else { return nil }
        return { appear(in: node) }
    }
}

/// The action of an `onChange(of:initial:_:)`. It gets each change since the last update, also of a view that is covered,
/// and at each appearance, with `initial`, the value twice. That call is one of an `onAppear`, and changes nothing else.
/// Apple documents only the first (OpenSwiftUI: ValueActionModifier.swift, 6.5.4).
///
/// At each appearance, the initial call and the calls of `onAppear` run in the order of the code, those of inner views
/// first (measured: android.benigumo.com/20240328/onappear-onchange-task).
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier, ChangeObserver, LifecycleObserver {
    private final class Last {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    var isStructural: Bool { true }
    var observesLifecycle: Bool { initial }
    var needsViews: Bool { false }

    /// If a deep link puts a screen below others, the call waits until that screen appears.
    @MainActor func appear(in node: Node) { action(value, value) }

    @MainActor func disappear(in node: Node) {}

    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        let last = node.memory as? Last ?? Last(value)
        node.memory = last
        let old = last.value
        last.value = value
        return old == value ? nil : { action(old, value) }
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onappear(perform:))
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(onAppear: action, onDisappear: nil))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:))
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(onAppear: nil, onDisappear: action))
    }
}

#if SDK_BEFORE_26_4
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// The declaration of the SDKs before 26.4. The contract with Apple's systems checks the products with it, too.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { task(id: 0, priority: priority, action) }

    nonisolated public func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { modifier(TaskModifier(id: value, priority: priority, action: action)) }
}
#else
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/task(priority:_:))
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { task(id: 0, priority: priority, action) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:))
    nonisolated public func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable { modifier(TaskModifier(id: value, priority: priority, action: action)) }
}
#endif

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg)
    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (V, V) -> Void
    ) -> some View where V: Equatable { modifier(ChangeModifier(value: value, initial: initial, action: action)) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:))
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    where V: Equatable { modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() }) }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:))
    @available(iOS, introduced: 14.0, deprecated: 17.0) @available(macOS, introduced: 11.0, deprecated: 14.0)
    @available(tvOS, introduced: 14.0, deprecated: 17.0) @available(watchOS, introduced: 7.0, deprecated: 10.0)
    @available(visionOS, introduced: 1.0, deprecated: 1.0)
    nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
    where V: Equatable { modifier(ChangeModifier(value: value, initial: false) { action($1) }) }
}
