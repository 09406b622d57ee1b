nonisolated package struct OpenURLModifier: PrimitiveModifier { package let action: (URL) -> Void }

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// Apple does not document which of a window's handlers is called. Calling all of them is a guess.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:))
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }

}

/// An action that opens a URL.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/openurlaction)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct OpenURLAction {
    /// [documentation](https://developer.apple.com/documentation/swiftui/openurlaction/result)
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public struct Result: Sendable {
        /// Returns the URL that the system opens in place of a URL; `nil` if the system opens no URL.
        let opened: @Sendable (URL) -> URL?

        public static let handled = Result { _ in nil }
        public static let discarded = Result { _ in nil }
        public static let systemAction = Result { $0 }
        public static func systemAction(_ url: URL) -> OpenURLAction.Result { Result { _ in url } }
    }

    let handler: (URL) -> Result
    var links: Links?

    /// [documentation](https://developer.apple.com/documentation/swiftui/openurlaction/init(handler:))
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

    /// [documentation](https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:))
    public func callAsFunction(_ url: URL) { if let url = handler(url).opened(url) { links?.follow([url]) } }
}

extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/openurl)
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @MainActor @preconcurrency public var openURL: OpenURLAction {
        get { copy(of: self[Key<OpenURLAction>.self] ?? OpenURLAction { _ in .systemAction }) { $0.links = links } }
        set { self[Key<OpenURLAction>.self] = newValue }
    }
}
