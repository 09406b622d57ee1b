/// An action that opens a URL.
///
/// The system's action hands the URL to the host.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/openurlaction)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct OpenURLAction {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public struct Result: Sendable {
        fileprivate enum Kind {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))
        public static func systemAction(_ url: URL) -> OpenURLAction.Result { Result(kind: .system(url)) }
    }

    // Unchecked, because only the main actor calls the handler, though any actor may copy the action.
    nonisolated(unsafe) private let handler: (URL) -> OpenURLAction.Result
    /// The host's action.
    private let links: Links?

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        self.handler = handler
        links = nil
    }

    /// - Parameter action: The action of an app, or `nil` for the system's.
    nonisolated fileprivate init(_ action: OpenURLAction?, _ links: Links?) {
        // `??` would wrap the handler in a new closure at each reading, so that an unchanged action would seem to change.
        if let action { handler = action.handler } else { handler = { _ in .systemAction } }
        self.links = links
    }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable)
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            links?.follow([other ?? url])
            completion(links != nil)
        }
    }
}

extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/openurl)
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @MainActor @preconcurrency public var openURL: OpenURLAction {
        get { OpenURLAction(self[Key<OpenURLAction>.self], links) }
        set { self[Key<OpenURLAction>.self] = newValue }
    }
}
