/// An action that initiates a refresh operation.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/refreshaction)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/refresh)
    public package(set) var refresh: RefreshAction? {
        get { self[Key<RefreshAction>.self] }
        set { self[Key<RefreshAction>.self] = newValue }
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// Only a host can refresh; a page cannot.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/refreshable(action:))
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
