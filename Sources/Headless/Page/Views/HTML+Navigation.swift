import HeadlessHost
import SwiftUI

extension NavigationStack: HTMLElement {
    /// The place in the page where the screens of the stack are shown.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        HTML("div", "stack").with("data-stack", "").growing(wide: true, high: true)
    }
}

extension NavigationScreen: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.content(ofAll: element.children) }
}

extension NavigationLink: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let isRow = writer.isRow
        let label = writer.label(of: element)
        var box = writer.control(HTML("button", "link"), for: element).with("type", "button")
        box = writer.wrap(isRow ? label.growing(wide: true) : label, in: box)
        if isRow {
            writer.add(writer.symbol("chevron.forward", class: "disclosure"), to: &box)
            box = box.with(class: "row-control")
        } else {
            box = box.with(class: writer.buttonStyle.map { "\($0)" } ?? "automatic")
        }
        return box.growing(wide: isRow || label.growsWide, high: label.growsHigh)
            .adapted(to: element.node.environment, in: writer)
    }
}

extension HTMLWriter {
    func content(ofAll elements: [Element]) -> HTML { box(around: html(elements)) }

    func symbol(_ name: String, class className: String) -> HTML {
        wrap(
            HTML("use").with("href", "#symbol-\(name)"),
            in: HTML("svg", "symbol", className).with("aria-hidden", "true")
        )
    }

    /// A whole screen: what the system draws behind it, the content, the bar.
    ///
    /// - Parameter previous: the screen that the back button leads to.
    func screen(_ screen: Screen, previous: Screen?) -> NodeTable.Reference {
        begin(.screen)
        let preferences = screen.preferences
        let title = preferences.title ?? ""
        let hasBar = preferences.toolbarVisibility["navigationBar"] != .hidden
        let isLarge = hasBar && !title.isEmpty && preferences.titleDisplayMode != .inline
        largeTitle = isLarge ? text(title, in: HTML("h1", "large-title").with("tabindex", "-1")) : nil
        let elements = screen.elements
        let isScroll = elements.first.map { $0.isScroll } ?? false
        isPrimaryScroll = isScroll

        var content = with(\.buttonStyle, nil) { self.content(ofAll: elements) }
        if let largeTitle {
            var column = HTML("div", "v", "leading")
            add(largeTitle, to: &column)
            add(wrap(content, in: HTML("div", "z", "center", "middle")).growing(wide: true, high: true), to: &column)
            content = column
        }
        content = content.growing(wide: true, high: true)
        let body = wrap(content, in: HTML("div", "body", "z").with(class: isScroll ? "scrolls" : "rests"))
        let slide = wrap(body, in: HTML("div", "slide").with(class: "opaque", if: screen.showsSystemBackground))
        guard hasBar else { return fill(HTML("div", "screen", "no-bar"), with: [slide]).reference(in: table) }
        let bar = bar(of: preferences, isLarge: isLarge, previous: previous)
        return fill(HTML("div", "screen"), with: [slide, bar]).reference(in: table)
    }

    private func bar(of preferences: ScreenPreferences, isLarge: Bool, previous: Screen?) -> HTML {
        let visibility = preferences.toolbarBackgroundVisibility["navigationBar"] ?? .automatic
        var bar = HTML("div", "bar").with(class: "background-\(visibility)").with(class: "large", if: isLarge)
        add(HTML("div", "bar-background"), to: &bar)
        var leading = HTML("div", "bar-items")
        if let previous, !preferences.hidesBackButton { add(backButton(to: previous), to: &leading) }
        var trailing = HTML("div", "bar-items", "trailing")
        for item in toolbarItems {
            let isLeading = ["topBarLeading", "cancellationAction"].contains(
                (item.value as? any ToolbarItemElement)?.placement.name
            )
            let box = wrap(content(ofAll: item.children), in: HTML("div", "bar-item"))
            if isLeading { add(box, to: &leading) } else { add(box, to: &trailing) }
        }
        add(leading, to: &bar)
        let title = HTML(isLarge ? "div" : "h1", "inline-title")
            .with(isLarge ? "aria-hidden" : "tabindex", isLarge ? "true" : "-1")
        add(text(preferences.title ?? "", in: title), to: &bar)
        add(trailing, to: &bar)
        return bar
    }

    private func backButton(to previous: Screen) -> HTML {
        let title = previous.preferences.title ?? ""
        let label = text(title.isEmpty || title.count > 12 ? "Back" : title, in: HTML("span", "back-title"))
        let button = HTML("button", "back").with("type", "button").with("data-a", "back")
            .with("aria-label", title.isEmpty ? "Back" : "Back to \(title)")
        return fill(button, with: [symbol("chevron.backward", class: "back-chevron"), label])
    }
}

extension Element {
    /// Whether this is a scroll view, modified or not, so that it reaches under the bars.
    fileprivate var isScroll: Bool {
        if isModifier || value is NavigationScreen { return parts.first?.first?.isScroll ?? false }
        return value is any ScrollableContainer || value is any HTMLScrollView
    }
}

@MainActor private protocol HTMLScrollView {}
extension ScrollView: HTMLScrollView {}

extension TabView: HTMLElement {
    /// The tab that is selected, over it the bar. Which tab that is, the page decides by itself.
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let items = element.children.filter { $0.value is TabItemView }
        let content = writer.box(around: writer.html(element.children.filter { !($0.value is TabItemView) }))
        guard !items.isEmpty else { return content }
        let bar = writer.fill(HTML("nav", "tab-bar").with("aria-label", "Tabs"), with: writer.html(items))
        return writer.fill(HTML("div", "tabs"), with: [content, bar]).growing(wide: true, high: true)
    }
}

extension TabItemView: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let button = HTML("button", "tab-item").with("type", "button").with("data-tab", "\(index)")
            .with("aria-current", isSelected ? "page" : nil)
        return writer.wrap(writer.label(of: element), in: button).growing(wide: false, high: false)
    }
}
