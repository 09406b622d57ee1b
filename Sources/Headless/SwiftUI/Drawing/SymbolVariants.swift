/// A variant of a symbol. Views show the symbol's plain name, whatever variant is set.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/symbolvariants)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SymbolVariants: Hashable, Sendable {
    private var names: Set<String> = []

    public static let none = SymbolVariants()
    public static let circle = none.circle
    public static let fill = none.fill
    public static let slash = none.slash

    public var circle: SymbolVariants { adding("circle") }
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }

    private func adding(_ name: String) -> SymbolVariants { copy(of: self) { $0.names.insert(name) } }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/symbolvariants)
    public var symbolVariants: SymbolVariants {
        get { self[Key<SymbolVariants>.self] ?? .none }
        set { self[Key<SymbolVariants>.self] = newValue }
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/symbolvariant(_:))
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }
}

extension Image {
    /// A scale to apply to vector images relative to text. The layout ignores the scale.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/image/scale)
    @available(macOS 11.0, *) public enum Scale: Hashable, Sendable { case small, medium, large }
}

@available(macOS 11.0, *)
extension EnvironmentValues {
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/imagescale)
    public var imageScale: Image.Scale {
        get { self[Key<Image.Scale>.self] ?? .medium }
        set { self[Key<Image.Scale>.self] = newValue }
    }
}

@available(macOS 11.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/imagescale(_:))
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
