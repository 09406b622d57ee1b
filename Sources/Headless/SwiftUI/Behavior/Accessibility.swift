/// The properties of a view for assistive technologies.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveModifier {
    package var isHidden: Bool?
    package var label: String?
    package var value: String?
    package var identifier: String?
    package var traits: AccessibilityTraits = []
    package var children: AccessibilityChildBehavior?
    package var actions: [(kind: AccessibilityActionKind, handler: () -> Void)] = []
    package var showsLargeContentViewer = false
}

/// The structure that defines the kinds of available accessibility actions.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/accessibilityactionkind)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
}

extension AccessibilityAttachmentModifier {
    package func action(_ kind: AccessibilityActionKind) -> (() -> Void)? { actions.last { $0.kind == kind }?.handler }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 3)
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 4)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    package let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:))
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(isHidden: hidden))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:))
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(label: label.string))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:))
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(label: labelKey.string))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:))
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        modifier(AccessibilityAttachmentModifier(label: String(label)))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:))
    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(value: valueDescription.string))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:))
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(value: valueKey.string))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:))
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        modifier(AccessibilityAttachmentModifier(value: String(value)))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:))
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(identifier: identifier))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:))
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(traits: traits))
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:))
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityAttachmentModifier(children: children))
    }
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:))
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(actions: [(actionKind, handler)]))
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityshowslargecontentviewer())
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        modifier(AccessibilityAttachmentModifier(showsLargeContentViewer: true))
    }
}
