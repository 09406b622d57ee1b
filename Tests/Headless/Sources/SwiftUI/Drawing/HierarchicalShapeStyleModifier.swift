/// Styles that you can apply to hierarchical shapes. A page draws the style without its level.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/hierarchicalshapestylemodifier)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@frozen public struct HierarchicalShapeStyleModifier<Base>: LeveledStyle where Base: ShapeStyle {
    let style: Base
    package let level: Int

    package var base: any ShapeStyle { style }
}

/// A level of another style.
package protocol LeveledStyle: ShapeStyle {
    var base: any ShapeStyle { get }
    var level: Int { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle {
    /// [documentation](https://developer.apple.com/documentation/swiftui/shapestyle/secondary)
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(style: self, level: 2) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/shapestyle/tertiary)
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(style: self, level: 3) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/shapestyle/quaternary)
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(style: self, level: 4) }
}
