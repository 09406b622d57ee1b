import SwiftUI

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
