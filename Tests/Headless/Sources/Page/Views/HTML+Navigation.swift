import HeadlessHost
import SwiftUI

extension NavigationStack: HTMLElement {
    /// Writes the place in the page for the stack's screens.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        guard !writer.isStill else {
            let screens = element.node.children.map { Screen($0, system: writer.system) }
            return screens.last.map { writer.screen($0, previous: screens.dropLast().last) } ?? HTML()
        }
        return HTML("div", "stack").with("data-stack", "").with(frame: writer.screenBox(of: element.node)?.reached)
    }
}

extension NavigationScreen: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.content(ofAll: element.children) }
}

extension NavigationLink: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let box = writer.control(HTML("button", "link"), for: element)
            .with(class: writer.isRow ? "plain" : writer.buttonStyle?.name ?? "automatic")
            .with(labelOf: element)
            .adapted(to: element.node.environment, in: writer)
        guard writer.isRow else { return box.with([writer.label(of: element)]) }
        let accessory = (writer.box(of: element) as? RowControlBox)?.accessoryFrame
        let chevron = writer.symbol("chevron.forward").with(class: "disclosure").with(
            frame: accessory.map { CGRect(x: $0.maxX - 13, y: $0.midY - 7.5, width: 15, height: 15) }
        )
        return box.with([writer.label(of: element), chevron])
    }
}

extension HTMLWriter {
    func screenBox(of stack: Node?) -> ScreenBox? {
        layout?.boxes.lazy.compactMap { $0 as? ScreenBox }.first { $0.node === stack }
    }

    /// Writes a whole screen: the system's background, the content and the bar.
    ///
    /// - Parameter previous: The screen that the back button returns to.
    func screen(_ screen: Screen, previous: Screen?) -> HTML {
        let outer = (toolbarItems, screenBox)
        defer { (toolbarItems, screenBox) = outer }
        toolbarItems = []
        screenBox = screenBox(of: screen.content.parent)
        let preferences = screen.preferences
        let title = preferences.title ?? ""
        let hasBar = layout == nil ? preferences.toolbarVisibility["navigationBar"] != .hidden : screenBox?.bar != nil
        let isLarge = screenBox?.bar?.hasLargeTitle ?? false
        let elements = screen.content.elements
        isPrimaryScroll = elements.first.map { $0.isScroll } ?? false
        largeTitle =
            isLarge
            ? restingTitle
                ?? text(title, as: screenBox?.bar?.largeTitle, in: HTML("h1", "large-title").with("tabindex", "-1"))
            : nil
        restingTitle = largeTitle

        var content = [with(\.buttonStyle, nil) { self.content(ofAll: elements) }]
        if let largeTitle { content.append(largeTitle) }
        let slide = HTML("div", "slide").with(frame: screenBox?.reached).with(content)
            .with(class: "opaque", if: screen.showsSystemBackground(behind: elements))
            .with(class: "painted", if: elements.contains { !$0.fullBleedBackgrounds.isEmpty })
        let bar = hasBar ? [bar(of: preferences, isLarge: isLarge, previous: previous)] : []
        return HTML("div", "screen").with(frame: screenBox?.reached).with([slide] + bar)
            .with(class: appearance(in: screen.content.environment))
    }

    private func bar(of preferences: ScreenPreferences, isLarge: Bool, previous: Screen?) -> HTML {
        let box = screenBox?.bar
        let visibility = preferences.toolbarBackgroundVisibility["navigationBar"] ?? .automatic
        let leading = ["topBarLeading", "cancellationAction"]
        let items = toolbarItems.map { item in
            let content = content(ofAll: item.children)
            let isPlain = content.tag == "button" && !Set(content.classes).isDisjoint(with: ["automatic", "custom"])
            let button = isPlain ? content.with(frame: frame(of: item)) : content
            let name = (item.value as? any ToolbarItemElement)?.placement.name ?? ""
            return (isLeading: leading.contains(name), html: HTML("div", "bar-item").with([button]))
        }
        let back = preferences.hidesBackButton ? nil : previous.map { backButton(to: $0, box?.back) }
        return HTML("div", "bar", "background-\(visibility)").with(class: "large", if: isLarge)
            .with(frame: box?.rowFrame)
            .with([HTML("div", "bar-background")] + [back].compactMap { $0 } + items.filter(\.isLeading).map(\.html))
            .with([inlineTitle(preferences.title ?? "", box, isLarge: isLarge)].compactMap { $0 })
            .with(items.filter { !$0.isLeading }.map(\.html))
    }

    private func inlineTitle(_ title: String, _ box: BarBox?, isLarge: Bool) -> HTML? {
        guard isLarge else {
            if let box, !box.children.contains(where: { $0 === box.title }) { return nil }
            return text(title, as: box?.title, in: HTML("h1", "inline-title").with("tabindex", "-1"))
        }
        // The inline title appears when the large title has scrolled away.
        var html = HTML("div", "inline-title").with("aria-hidden", "true").with([HTML(text: title)])
        guard let box else { return html }
        let row = box.rowFrame
        html.frame = CGRect(x: row.minX + 64, y: row.maxY - box.row / 2 - 11, width: row.width - 128, height: 22)
        html.font = (17, 22)
        return html.with(style: "font-weight", "600")
    }

    private func backButton(to previous: Screen, _ box: Box?) -> HTML {
        let title = previous.preferences.title ?? ""
        let parts = box?.children.first?.children ?? []
        let place = (parts.first ?? box)?.frame
        let chevron = symbol("chevron.backward").with(class: "back-chevron").with(
            frame: place.map { CGRect(x: $0.midX - 13, y: $0.midY - 13, width: 26, height: 26) }
        )
        let label = parts.last.map { box in
            text(title.isEmpty || title.count > 12 ? "Back" : title, as: box, in: HTML("span", "text"))
        }
        return HTML("button", "back").with("type", "button").with("data-a", "back").with(frame: box?.pixelFrame)
            .with("aria-label", title.isEmpty ? "Back" : "Back to \(title)")
            .with([chevron] + [label].compactMap { $0 })
    }
}

extension Element {
    /// Whether this is a scroll view, modified or not, so that it extends under the bars.
    fileprivate var isScroll: Bool {
        if isModifier || value is NavigationScreen { return parts.first?.first?.isScroll ?? false }
        return value is any ScrollableContainer || value is any HTMLScrollView
    }
}

@MainActor private protocol HTMLScrollView {}
extension ScrollView: HTMLScrollView {}

extension TabView: HTMLElement {
    /// Writes the selected tab with the bar over it. The page itself tracks the selection.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let items = element.children.filter { $0.value is TabItemView }
        let content = writer.box(around: writer.html(element.children.filter { !($0.value is TabItemView) }))
        let box = writer.box(of: element) as? TabsBox
        guard !items.isEmpty, box?.bar.height != 0 else { return content }
        let bar = HTML("nav", "tab-bar").with("aria-label", "Tabs").with(writer.html(items))
        return HTML("div", "tabs").with([content, bar.with(frame: box?.bar.rounded(to: writer.system.device.scale))])
    }
}

extension TabItemView: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        HTML("button", "tab-item").with("type", "button").with("data-tab", "\(index)")
            .with("aria-current", isSelected ? "page" : nil).with([writer.label(of: element)])
    }
}
