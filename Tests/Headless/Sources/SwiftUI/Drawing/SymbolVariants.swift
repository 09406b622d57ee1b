/// A variant of a symbol. Views show the symbol's plain name, whatever variant is set.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/symbolvariants)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SymbolVariants: Hashable, Sendable {
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let fill = SymbolVariants()

    public var circle: SymbolVariants { self }
    public var fill: SymbolVariants { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/symbolvariant(_:))
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

extension Image {
    /// A scale to apply to vector images relative to text. The layout ignores the scale.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/image/scale)
    @available(macOS 11.0, *) public enum Scale: Hashable, Sendable { case small, medium, large }
}

@available(macOS 11.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/imagescale(_:))
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
