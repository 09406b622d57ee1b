import SwiftUI

/// Makes the accessibility elements of a hosted view.
///
/// | View | Elements |
/// | --- | --- |
/// | a text with characters, a text field, a slider | one |
/// | an image | one; a decorative image has no element, even with a label |
/// | a label | one with the label's title |
/// | a control | one that merges the elements in its label |
/// | a color, a shape, a stack, a spacer | no element without a modifier that describes one |
/// | a row of a list | the elements of the row, each with the row's swipe actions and deletion |
/// | a screen of a stack | the elements of the system's bar, then the elements of the content |
/// | a hidden or fully transparent view | no element |
///
/// A modifier such as `accessibilityLabel(_:)` changes each element in its view. A view without elements then gets one.
/// SwiftUI's own order in the tree and its names of symbols are not documented: here an overlay follows its content, and
/// a symbol has its name.
@MainActor struct AccessibilityTree {
    let host: Host

    func elements(of elements: [Element]) -> [AccessibilityElement] { elements.flatMap(self.elements) }

    private func elements(of element: Element) -> [AccessibilityElement] {
        let content = element.parts.first ?? []
        return switch element.value {
        case Effect.hidden, Effect.opacity(0): []
        case is any ToolbarItemElement: []
        case is any PresentationModifier: elements(of: content)
        case let modifier as AccessibilityAttachmentModifier: modified(elements(of: content), by: modifier)
        case let tap as TapAction: tapped(elements(of: content), by: tap, element)
        case let text as EditableText: [field(text, element)]
        case let slider as any SliderControl: [self.slider(slider, element)]
        case let control as any Activatable: [self.control(control, element)] + opened(element)
        case is any TitledView: [title(element)].compactMap { $0 }
        case let container as any ScreenContainer: screens(container, element)
        case is any SelectingContainer: list(element)
        case let text as Text where !text.string.isEmpty: [AccessibilityElement(label: text.string)]
        case let image as Image: [self.image(image)]
        default: elements(of: element.children)
        }
    }

    // MARK: Views

    /// Returns an image, which is named like its resource (documentation/swiftui/image/init(_:bundle:)).
    private func image(_ image: Image) -> AccessibilityElement {
        var element = AccessibilityElement(traits: .isImage)
        switch image.source {
        case .system(let name), .asset(let name): element.label = name
        case .pixels: break
        }
        // "SwiftUI ignores this image for accessibility purposes" (documentation/swiftui/image/init(decorative:bundle:)).
        // Modifiers do not change this (gist mrhanlon/7f577c02de07ecc0ebf6b62c3e218a16).
        element.isDecoration = image.isDecorative
        return element
    }

    private func title(_ label: Element) -> AccessibilityElement? {
        let title = elements(of: label.parts.dropFirst().flatMap { $0 })
        let shown = title.isEmpty ? elements(of: label.parts.first ?? []) : title
        return shown.isEmpty ? nil : shown.merged
    }

    private func control(_ control: any Activatable, _ element: Element) -> AccessibilityElement {
        var whole = elements(of: element.parts.first ?? []).merged
        whole.traits.remove(.isImage)
        whole.traits.insert(.isButton)
        whole.isDimmed = !element.isEnabled
        whole.actions.append(action(.default) { [host] in host.activate(element) })
        if let toggle = control as? any ToggleView {
            whole.traits.insert(.isToggle)
            whole.value = toggle.value ? "On" : "Off"
        }
        if let tab = control as? TabItemView {
            if tab.isSelected { whole.traits.insert(.isSelected) }
            whole.value = tab.badge.isEmpty ? whole.value : tab.badge
        }
        return whole
    }

    /// Returns the items of an open menu.
    private func opened(_ menu: Element) -> [AccessibilityElement] {
        elements(of: menu.parts.dropFirst().flatMap { $0 })
    }

    private func field(_ text: EditableText, _ element: Element) -> AccessibilityElement {
        let shown = elements(of: element.children).merged.label
        var field = AccessibilityElement(label: text.title)
        if text.isEmpty { field.label = text.title ?? shown } else { field.value = shown }
        field.isDimmed = !element.isEnabled
        return field
    }

    /// Returns a slider's element. That the value is a part of the range in percent is a guess for other ranges than
    /// 0...1, for which UISlider says "50%" (ronnqvi.st/accessible-sliders-and-adjustable-controls).
    private func slider(_ slider: any SliderControl, _ element: Element) -> AccessibilityElement {
        let label = elements(of: element.node.children.dropFirst().flatMap(\.elements)).merged.label
        var whole = AccessibilityElement(label: label)
        whole.value = "\(Int((slider.fraction * 100).rounded()))%"
        whole.isDimmed = !element.isEnabled
        return whole
    }

    /// Returns the elements of a view with a gesture, which makes the view no button (SwiftLint,
    /// accessibility_trait_for_button). That several elements in the view have no action is a guess.
    private func tapped(
        _ elements: [AccessibilityElement],
        by tap: TapAction,
        _ element: Element
    ) -> [AccessibilityElement] {
        guard tap.tapCount == 1, elements.count == 1 else { return elements }
        var whole = elements[0]
        whole.actions.append(action(.default) { [host] in host.activate(element) })
        return [whole]
    }

    // MARK: Rows

    private func list(_ list: Element) -> [AccessibilityElement] {
        list.sections.flatMap { section in
            let rows = section.rows.flatMap { row in
                let actions = actions(of: row.content, in: list)
                return elements(of: row.content).map { $0.preceded(by: actions) }
            }
            return elements(of: section.header) + rows + elements(of: section.footer)
        }
    }

    /// Returns the named actions of a row: its swipe actions, or its "Delete" of `onDelete(perform:)`.
    ///
    /// Measured on a device: VoiceOver offers them on each element in the row, before the element's own actions
    /// (cashapp/AccessibilitySnapshot#323, TableProApp/TablePro#1180 for `onDelete`). The order in the code, that a
    /// disabled action is left out, and that leading actions need no trailing ones, are guesses. The items of a context menu are no actions here: sources disagree.
    private func actions(of row: Element, in list: Element) -> [AccessibilityElement.Action] {
        let around = sequence(first: row.modified.node) { $0.parent === list.node ? nil : $0.parent }
        let owners = around.filter { node in
            guard let actions = node.primitiveModifier as? RowActions else { return false }
            return actions.kind != .menu && !host.isReplaced(node)
        }
        let items = owners.flatMap { $0.children.last?.elements ?? [] }.flatMap(\.subtree)
        return items.filter(\.isEnabled).compactMap { item in
            guard let control = item.value as? any Activatable, let label = self.control(control, item).label else {
                return nil
            }
            return action(AccessibilityActionKind(named: Text(verbatim: label))) { [host] in host.activate(item) }
        }
    }

    private func action(
        _ kind: AccessibilityActionKind,
        _ perform: @escaping @MainActor () -> Void
    ) -> AccessibilityElement.Action {
        AccessibilityElement.Action(kind: kind) { [host] in
            perform()
            host.settle()
        }
    }

    // MARK: Modifiers

    private func modified(
        _ elements: [AccessibilityElement],
        by modifier: AccessibilityAttachmentModifier
    ) -> [AccessibilityElement] {
        guard modifier.isHidden != true else { return [] }
        var elements = modifier.children.map { arranged(elements, $0) } ?? elements
        if elements.isEmpty, modifier.describesElement { elements = [AccessibilityElement()] }
        let actions = modifier.actions.map { added in action(added.kind) { added.handler() } }
        return elements.map { $0.modified(by: modifier, actions) }
    }

    /// Returns the one element that `accessibilityElement(children:)` makes.
    ///
    /// - "Any child accessibility elements become hidden … A new accessibility element is always created" (ignore).
    /// - "Any child accessibility elements become children of the new accessibility element", which is created unless
    ///   there is "a single accessibility element" with children (contain).
    /// - "Any child accessibility element's properties are merged", and the element is created if "the view contains
    ///   multiple or zero accessibility elements" (combine).
    ///
    /// Source: documentation/swiftui/accessibilitychildbehavior.
    private func arranged(
        _ elements: [AccessibilityElement],
        _ behavior: AccessibilityChildBehavior
    ) -> [AccessibilityElement] {
        let shown = elements.inReadingOrder
        switch behavior {
        case .contain:
            if shown.count == 1, shown[0].isContainer { return shown }
            return [AccessibilityElement(isContainer: true, children: shown)]
        case .combine: return [shown.merged]
        default: return [AccessibilityElement()]
        }
    }

    // MARK: Screens

    private func screens(_ container: any ScreenContainer, _ element: Element) -> [AccessibilityElement] {
        let screens = container.shownScreens(in: element.node)
        guard !screens.isEmpty else { return elements(of: element.children) }
        return screens.flatMap { screen in
            let content = screen.node.elements
            return (screen.hasBar ? bar(of: screen, content, element) : []) + elements(of: content)
        }
    }

    /// Returns the elements of the system's bar: the back button, the leading items, the title and the subtitle, the other
    /// items. The title is a header, "like the title of a navigation bar"
    /// (documentation/swiftui/accessibilitytraits/isheader).
    private func bar(of screen: ShownScreen, _ content: [Element], _ container: Element) -> [AccessibilityElement] {
        let items = content.flatMap(\.barItems)
        func elements(_ isIn: (String) -> Bool) -> [AccessibilityElement] {
            self.elements(of: items.filter { isIn($0.placement) }.flatMap(\.content))
        }
        let preferences = screen.preferences
        var bar: [AccessibilityElement] = []
        if let previous = screen.previousTitle, !preferences.hidesBackButton {
            var back = AccessibilityElement(label: previous.isEmpty ? "Back" : previous, traits: .isButton)
            let coordinator = container.node.memory as? NavigationCoordinator
            back.actions = [action(.default) { coordinator?.pop() }]
            bar.append(back)
        }
        let leading = ["topBarLeading", "cancellationAction"]
        bar += elements(leading.contains)
        let principal = elements { $0 == "principal" }
        bar += principal
        if principal.isEmpty, let title = preferences.title, !title.isEmpty {
            bar.append(AccessibilityElement(label: title, traits: .isHeader))
        }
        // That the subtitle is an element after the title is a guess.
        if principal.isEmpty, let subtitle = preferences.subtitle, !subtitle.isEmpty {
            bar.append(AccessibilityElement(label: subtitle))
        }
        return bar + elements { !leading.contains($0) && $0 != "principal" }
    }
}

extension Element {
    /// The items that this view adds to its screen's bar, without the items of a container of screens in it.
    @MainActor fileprivate var barItems: [(placement: String, content: [Element])] {
        if let item = value as? any ToolbarItemElement { return [(item.placement.name, children)] }
        if value is any ScreenContainer { return [] }
        let inside = value is any PresentationModifier ? parts.first ?? [] : children
        return inside.flatMap(\.barItems)
    }
}
