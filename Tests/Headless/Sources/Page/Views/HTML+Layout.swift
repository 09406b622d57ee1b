import SwiftUI

extension StackView where Self: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        HTML().with(writer.html(element.childrenInDrawingOrder.filter { !($0.value is Spacer) }))
    }
}

extension VStack: HTMLElement {}
extension HStack: HTMLElement {}
extension ZStack: HTMLElement {}
extension LazyVStack: HTMLElement {}

extension Spacer: HTMLElement { @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { HTML() } }

extension Divider: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML { HTML("div", "divider") }
}

extension GeometryReader: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        HTML().with(writer.html(element.children))
    }
}

extension LazyVGrid: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        HTML().with(writer.html(element.childrenInDrawingOrder))
    }
}

extension LayoutView: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        HTML().with(writer.html(element.childrenInDrawingOrder))
    }
}

extension LayoutChange: HTMLElement {}

extension OffsetModifier: HTMLElement {}
extension PositionModifier: HTMLElement {}

extension SafeAreaContent: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        let content = writer.content(of: element)
        var bar = HTML("div", "inset-\(edge)").with(writer.html(element.parts.dropFirst().flatMap { $0 }))
        if isBar, edge == .top {
            // The edge effect reaches 16 points below the bar.
            let reached = writer.screenBox.flatMap { screen in
                bar.extent.map { screen.reached.intersection($0.insetBy(dx: 0, dy: -16).union(screen.reached.corner)) }
            }
            bar.children.insert(HTML("div", "edge-effect").with(frame: reached), at: 0)
        }
        return HTML().with([content, bar])
    }
}

extension CGRect {
    fileprivate var corner: CGRect { CGRect(x: minX, y: minY, width: width, height: 0) }
}

extension ScrollView: HTMLElement {
    @MainActor func html(of element: Element, in writer: HTMLWriter) -> HTML {
        writer.scroll(element, HTML("div", "scroll").with(class: "across", if: axes == .horizontal)) {
            writer.html(element.children)
        }
    }
}

extension HTMLWriter {
    /// Writes a scroll view. A screen's first scroll view shows the large title above its content.
    func scroll(_ element: Element, _ box: HTML, content: () -> [HTML]) -> HTML {
        let title = isPrimaryScroll ? largeTitle : nil
        var outer = box.with("tabindex", isPrimaryScroll ? "0" : nil).with(class: "primary", if: isPrimaryScroll)
        if isPrimaryScroll { (isPrimaryScroll, largeTitle) = (false, nil) }
        let position = (element.node.memory as? ScrollPosition)?.scrolled ?? .zero
        var inner = HTML("div", "scrolled").with(content())
        if var title {
            title.frame = title.frame?.offsetBy(dx: -position.x, dy: -position.y)
            inner.children.insert(title, at: 0)
        }
        if let scroll = self.box(of: element) as? ScrollBox {
            outer.frame = scroll.clip.rounded(to: system.device.scale)
            inner.frame = scroll.contentArea
            inner.scrolled = position
            // Keeps a focused control clear of the bars.
            let above = scroll.frame.minY - scroll.clip.minY
            let below = scroll.clip.maxY - scroll.frame.maxY
            outer = outer.with(style: "scroll-padding", "\((above + 8).px) 0 \((below + 8).px)")
        }
        return outer.with([inner])
    }
}

extension ScrollBox {
    /// The area of the content at rest, including the parts that bars cover at both ends.
    fileprivate var contentArea: CGRect {
        let x = frame.minX - clip.minX
        let y = frame.minY - clip.minY
        let size = CGSize(
            width: axes.contains(.horizontal) ? x + content.frame.width + clip.maxX - frame.maxX : clip.width,
            height: axes.contains(.vertical) ? y + content.frame.height + clip.maxY - frame.maxY : clip.height
        )
        return CGRect(origin: clip.origin, size: size)
    }
}
