/// A type that represents the structure and behavior of an app.
///
/// Apps run on Apple's systems; this module only checks their declarations.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    @MainActor @preconcurrency public static func main() {
        fatalError(
            """
            App.main() does not run on Linux. The SwiftUI that SeaGlass brings to Linux compiles and checks an app's \
            views, but has no window. Run the app on iOS, macOS, tvOS, watchOS or visionOS.
            """
        )
    }
}

/// A part of an app's user interface with a life cycle managed by the system.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) extension Never: Scene {}

/// A result builder for composing a collection of scenes into a single composite scene.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content>(_ content: Content) -> some Scene where Content: Scene { content }
}

/// A scene that presents a group of identically structured windows.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
    let content: Content

    nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { content = makeContent() }

    public var body: Never { return fatalError("WindowGroup has no body.") }
}

/// [documentation](https://developer.apple.com/documentation/swiftui/previewprovider)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol _PreviewProvider {}

/// A type that produces view previews in Xcode. On Linux the compiler only checks the previews.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/previewprovider)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
