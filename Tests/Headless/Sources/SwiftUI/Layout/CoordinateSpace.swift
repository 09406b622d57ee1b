/// A resolved coordinate space created by the coordinate space protocol.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/coordinatespace)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum CoordinateSpace {
    case global
    case local
    case named(AnyHashable)
}

/// A frame of reference within the layout system.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }

/// A named coordinate space.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/namedcoordinatespace)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// [documentation](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/named(_:))
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// The global coordinate space at the root of the view hierarchy.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/globalcoordinatespace)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// [documentation](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/global)
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Names the coordinate space of a view.
nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
    let space: NamedCoordinateSpace

    var isStructural: Bool { true }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/coordinatespace(_:))
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(space: name))
    }
}
