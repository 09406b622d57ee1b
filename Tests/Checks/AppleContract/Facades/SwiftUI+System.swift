// Declarations of SwiftUI that only tests in a real window need: events of the system, inactive windows of a Mac, and
// changed transactions.
// Source: documentation/swiftui/view/handlesexternalevents(preferring:allowing:), view/transaction(_:),
// environmentvalues/appearsactive.

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension View {
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

@available(iOS 18.0, macCatalyst 18.0, macOS 10.15, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EnvironmentValues {
    public var appearsActive: Bool {
        get { true }
        set {}
    }
}
