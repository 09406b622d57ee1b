#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// An AppKit view that hosts a SwiftUI view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/nshostingview)
///
/// It shows nothing here.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency open class NSHostingView<Content>: NSView where Content: View {
    @MainActor @preconcurrency public required init(rootView: Content) { super.init(frame: .zero) }
}
#elseif canImport(UIKit) && !os(watchOS)
import UIKit

/// A UIKit view controller that manages a SwiftUI view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/uihostingcontroller)
///
/// It shows nothing here.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
    @MainActor @preconcurrency public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
}
#endif
