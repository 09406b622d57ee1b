import SwiftUI

/// An element that VoiceOver reads, or a container of such elements.
@MainActor public struct AccessibilityElement {
    /// An action that a person performs on an element.
    public struct Action {
        public let kind: AccessibilityActionKind
        public let perform: @MainActor () -> Void
    }

    /// The text that VoiceOver reads first; `nil` without a label or a text.
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits: AccessibilityTraits = []
    /// Whether the element is a disabled control, which VoiceOver calls "dimmed".
    public var isDimmed = false
    /// The place among the elements at the same level: "Higher numbers are sorted first. The default sort priority is
    /// zero" (documentation/swiftui/view/accessibilitysortpriority(_:)).
    public var sortPriority = 0.0
    public var showsLargeContentViewer = false
    public var actions: [Action] = []
    public var isContainer = false
    /// The elements of a container in the order of reading.
    public var children: [AccessibilityElement] = []
    /// Whether VoiceOver passes over the element, also with modifiers around it.
    var isDecoration = false

    /// The names of the actions in VoiceOver's menu of actions.
    public var actionNames: [String] { actions.compactMap(\.kind.name) }

    /// Returns the last action of a kind that was added.
    public func action(_ kind: AccessibilityActionKind) -> Action? { actions.last { $0.kind == kind } }

    /// The element itself, or the elements in a container, in the order of reading.
    public var readElements: [AccessibilityElement] { isContainer ? children.flatMap(\.readElements) : [self] }

    /// Returns the element, or the container of the elements, with actions before the element's own.
    func preceded(by actions: [Action]) -> AccessibilityElement {
        var element = self
        element.children = children.map { $0.preceded(by: actions) }
        if !isContainer { element.actions = actions + self.actions }
        return element
    }

    /// Returns the element after a modifier.
    func modified(by modifier: AccessibilityAttachmentModifier, _ actions: [Action]) -> AccessibilityElement {
        var element = self
        element.label = modifier.label ?? label
        element.value = modifier.value ?? value
        element.hint = modifier.hint ?? hint
        element.identifier = modifier.identifier ?? identifier
        element.sortPriority = modifier.sortPriority ?? sortPriority
        element.traits.formUnion(modifier.traits)
        element.showsLargeContentViewer = showsLargeContentViewer || modifier.showsLargeContentViewer
        element.actions += actions
        return element
    }
}

extension [AccessibilityElement] {
    /// The elements at one level, in the order of reading: by priority, then as they are in the tree. Apple documents
    /// only the priority.
    @MainActor var inReadingOrder: [AccessibilityElement] {
        let shown = filter { !$0.isDecoration }
        let order = shown.indices.sorted { (-shown[$0].sortPriority, $0) < (-shown[$1].sortPriority, $1) }
        return order.map { shown[$0] }
    }

    /// One element with the properties of these.
    ///
    /// "Some properties may be transformed or ignored to achieve the ideal combined result. For example, not all of
    /// AccessibilityTraits are merged and a default action may become a named action"
    /// (documentation/swiftui/accessibilitychildbehavior/combine). Labels are joined by commas, and a button is only an
    /// action of the merged element, without a part in its label (cvs-health/ios-swiftui-accessibility-techniques,
    /// CombiningFocus.md). That headers and selected elements keep their traits is a guess.
    @MainActor var merged: AccessibilityElement {
        let parts = inReadingOrder.flatMap(\.readElements)
        guard parts.count != 1 else { return parts[0] }
        let described = parts.filter { !$0.traits.contains(.isButton) }
        func joined(_ text: (AccessibilityElement) -> String?) -> String? {
            let texts = described.compactMap(text).filter { !$0.isEmpty }
            return texts.isEmpty ? nil : texts.joined(separator: ", ")
        }
        var whole = AccessibilityElement()
        whole.label = joined(\.label)
        whole.value = joined(\.value)
        whole.hint = joined(\.hint)
        for part in parts {
            whole.traits.formUnion(part.traits.intersection([.isHeader, .isSelected]))
            whole.actions += part.actions.map { action in
                guard action.kind == .default, let label = part.label else { return action }
                return .init(kind: AccessibilityActionKind(named: Text(label)), perform: action.perform)
            }
        }
        return whole
    }
}
