#if os(Linux)
/// An object that manages image data. UIKit has it on Apple's systems.
///
/// [documentation](https://developer.apple.com/documentation/uikit/uiimage)
@available(iOS 2.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *) @available(macOS, unavailable)
// Unchecked, because an open class has to be, as UIKit's is. It is immutable.
open class UIImage: @unchecked Sendable {
    let source: Image.Source

    public init() { source = .pixels(Image.Pixels(width: 0, height: 0, bytes: [])) }
    public init?(named name: String) { source = .asset(name) }
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, *) public init?(systemName name: String) { source = .system(name) }
    /// `nil`, because this module decodes no images.
    public init?(data: Data) { return nil }
}

@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable)
extension Image {
    /// [documentation](https://developer.apple.com/documentation/swiftui/image/init(uiimage:))
    public init(uiImage: UIImage) { self.init(source: uiImage.source) }
}
#endif
