#if os(Linux)
/// A representation of the state of an app at a moment in time. Foundation has it on Apple's systems.
///
/// [documentation](https://developer.apple.com/documentation/foundation/nsuseractivity)
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class NSUserActivity {
    private let type: String
    open var activityType: String { type }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?

    public init(activityType: String) { type = activityType }
}
#endif
