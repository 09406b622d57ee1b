#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// An AppKit view that hosts a SwiftUI view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/nshostingview)
///
/// This facade does not show the view.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency open class NSHostingView<Content>: NSView where Content: View {
    @MainActor @preconcurrency public required init(rootView: Content) { super.init(frame: .zero) }
}

/// An AppKit type that hosts and can present SwiftUI scenes.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/nshostingscenerepresentation)
@available(macOS 26.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public final class NSHostingSceneRepresentation<Content> where Content: Scene {
    @MainActor public init(@SceneBuilder rootScene: () -> Content) {}
    @MainActor public var environment: EnvironmentValues { fatalError() }
}

@available(macOS 26.0, *)
extension NSApplication {
    /// [documentation](https://developer.apple.com/documentation/appkit/nsapplication/addscenerepresentation(_:))
    @MainActor @preconcurrency public func addSceneRepresentation<C>(
        _ representation: NSHostingSceneRepresentation<C>
    ) where C: Scene {}
}

/// [documentation](https://developer.apple.com/documentation/swiftui/openwindowaction)
@available(macOS 13.0, *)
@MainActor @preconcurrency public struct OpenWindowAction {
    @MainActor @preconcurrency public func callAsFunction(id: String) {}
}

@available(macOS 13.0, *)
extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/openwindow)
    public var openWindow: OpenWindowAction { fatalError() }
}

extension WindowGroup {
    /// [documentation](https://developer.apple.com/documentation/swiftui/windowgroup/init(id:makecontent:))
    nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) { fatalError() }
}
#elseif canImport(UIKit) && !os(watchOS)
import UIKit

/// A UIKit view controller that manages a SwiftUI view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/uihostingcontroller)
///
/// This facade does not show the view.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
    @MainActor @preconcurrency public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
}
#endif
