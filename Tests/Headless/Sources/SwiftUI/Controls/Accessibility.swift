/// The properties of a view for assistive technologies.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveModifier {
    package var isHidden: Bool?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits = []
    package var sortPriority: Double?
    package var children: AccessibilityChildBehavior?
    package var actions: [(kind: AccessibilityActionKind, handler: () -> Void)] = []
    package var showsLargeContentViewer = false
}

/// The structure that defines the kinds of available accessibility actions.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/accessibilityactionkind)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
    /// The name that a person hears; `nil` for a kind of the system.
    package let name: String?
    private let kind: String

    private init(kind: String) {
        name = nil
        self.kind = kind
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/accessibilityactionkind/init(named:))
    public init(named name: Text) {
        self.name = name.string
        kind = "named"
    }

    public static let `default` = AccessibilityActionKind(kind: "default")
    public static let escape = AccessibilityActionKind(kind: "escape")
}

extension AccessibilityAttachmentModifier {
    /// Whether the modifier describes an element, so that a view without one gets one: a hidden view gets none, and what
    /// the large content viewer shows is no element.
    package var describesElement: Bool {
        let texts = [label, value, hint, identifier]
        return texts.contains { $0 != nil } || !traits.isEmpty || !actions.isEmpty || sortPriority != nil
    }

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

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:))
    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(hint: hint.string))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:))
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(hint: hintKey.string))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:))
    @_disfavoredOverload nonisolated public func accessibilityHint<S>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        modifier(AccessibilityAttachmentModifier(hint: String(hint)))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:))
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(sortPriority: sortPriority))
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

    /// documentation/swiftui/view/accessibilityaction(named:_:)-9ra29
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: Text(nameKey)), handler)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:))
    @_disfavoredOverload nonisolated public func accessibilityAction<S>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibilityAction(AccessibilityActionKind(named: Text(name)), handler)
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

    /// documentation/swiftui/view/accessibilityaction(named:_:)-6t20v
    nonisolated public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/accessibilityshowslargecontentviewer())
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        modifier(AccessibilityAttachmentModifier(showsLargeContentViewer: true))
    }
}
