/// An action that dismisses a presentation.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/dismissaction)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct DismissAction {
    private struct Target: Hashable, Sendable {
        let owner: ObjectIdentifier
        let serial: Int
    }

    nonisolated private let target: Target?
    private let dismiss: @MainActor () -> Void

    /// Creates an action without an effect, for a view that is not presented.
    nonisolated init() {
        target = nil
        dismiss = {}
    }

    /// - Parameters:
    ///   - owner: The presenter. Two actions are equal if their owners and serial numbers are.
    nonisolated init(of owner: AnyObject, serial: Int = 0, dismiss: @escaping @MainActor () -> Void) {
        target = Target(owner: ObjectIdentifier(owner), serial: serial)
        self.dismiss = dismiss
    }

    public func callAsFunction() { dismiss() }
}

extension DismissAction: InputComparable {
    nonisolated func isSameInput(as other: Any) -> Bool { (other as? DismissAction)?.target == target }
}

extension EnvironmentValues {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public package(set) var dismiss: DismissAction {
        get { self[Key<DismissAction>.self] ?? DismissAction() }
        set { self[Key<DismissAction>.self] = newValue }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public package(set) var isPresented: Bool {
        get { self[NamedKey<DismissAction, Bool>.self] ?? false }
        set { self[NamedKey<DismissAction, Bool>.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The action that closes the dialog around a button.
    var dialog: DismissAction? {
        get { self[NamedKey<DismissAction, DismissAction>.self] }
        set { self[NamedKey<DismissAction, DismissAction>.self] = newValue }
    }
}
