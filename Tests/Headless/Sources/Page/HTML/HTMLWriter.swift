import Foundation
import HeadlessHost
import SwiftUI

@MainActor protocol HTMLElement {
    func html(of element: Element, in writer: HTMLWriter) -> HTML
}

extension HTMLElement where Self: ViewModifier {
    /// Writes only the content.
    func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.content(of: element) }
}

/// Writes resolved elements as boxes, from the outside in.
///
/// A box has the values that SwiftUI resolved and the frame from the layout pass. The style sheets add the system's
/// colors, materials and motion, which depend on attributes of the phone.
@MainActor final class HTMLWriter {
    /// The part of the page in which controls are numbered, so that the page and the host use the same names.
    enum Scope: String {
        case shell = "s"
        case screen = ""
        case sheet = "p"
    }

    let system: System
    let table: NodeTable
    /// `nil` to write without positions.
    let layout: LayoutPass?
    /// Whether the screen is under another one, so that views hidden from accessibility are left out.
    let isCovered: Bool
    /// Whether a stack's top screen is written in place, without room for sliding screens.
    var isStill: Bool
    /// The controls written so far, by their names in the page.
    private(set) var controls: [String: Element] = [:]
    private var controlCount = 0
    private var scope = Scope.screen

    // Values that modifiers pass to the views inside them.
    var buttonStyle = ButtonStyleChange?.none
    var isRow = false
    /// The title above the content of the screen's scroll view.
    var largeTitle: HTML?
    /// The large title before scrolling. Once the content has scrolled, the layout pass no longer has the title.
    var restingTitle: HTML?
    var isPrimaryScroll = false
    var toolbarItems: [Element] = []
    var buttonBorder = ButtonBorderShape.automatic

    var screenBox: ScreenBox?
    /// The frame of the row being written, which a control fills.
    var row: CGRect?
    /// The box to search first, because a section's modifier has a box in each row.
    var surroundings: Box?

    init(system: System, table: NodeTable, layout: LayoutPass?, isCovered: Bool = false, isStill: Bool = false) {
        self.system = system
        self.table = table
        self.layout = layout
        self.isCovered = isCovered
        self.isStill = isStill
    }

    /// Starts numbering controls from 0.
    func begin(_ scope: Scope) {
        self.scope = scope
        controls = [:]
        controlCount = 0
        toolbarItems = []
    }

    // MARK: Writing

    func html(_ element: Element) -> HTML {
        guard let value = element.value as? any HTMLElement else {
            preconditionFailure("The page cannot show \(type(of: element.value)) yet.")
        }
        let html = value.html(of: element, in: self)
        return html.frame == nil ? html.with(frame: frame(of: element)) : html
    }

    func box(of element: Element) -> Box? { surroundings?.box(of: element) ?? layout?.box(of: element) }

    func frame(of element: Element) -> CGRect? { box(of: element)?.pixelFrame }

    func html(_ elements: [Element]) -> [HTML] {
        elements.compactMap { element in
            guard !(element.value is any ToolbarItemElement) else {
                toolbarItems.append(element)
                return nil
            }
            return html(element)
        }
    }

    /// The class of an appearance that differs from the phone's.
    func appearance(in environment: EnvironmentValues) -> String? {
        environment.colorScheme == system.colorScheme ? nil : environment.colorScheme == .dark ? "dark" : "light"
    }

    func content(of element: Element) -> HTML { box(around: html(element.parts.first ?? [])) }

    func content(ofAll elements: [Element]) -> HTML { box(around: html(elements)) }

    func symbol(_ name: String) -> HTML {
        HTML("svg", "symbol").with("aria-hidden", "true").with([HTML("use").with("href", "#symbol-\(name)")])
    }

    func box(around boxes: [HTML]) -> HTML { boxes.count == 1 ? boxes[0] : HTML().with(boxes) }

    /// Writes a text in the lines and font of the layout pass.
    func text(_ string: String, as textBox: Box?, in box: HTML) -> HTML {
        guard let textBox = textBox as? TextBox else { return box.with([HTML(text: string)]) }
        let layout = textBox.layout
        var box = box.with([HTML(text: string, lines: textBox.lines(of: layout))])
            .with(frame: textBox.pixelFrame)
            .with(style: "font-weight", layout.weight == 400 ? nil : "\(layout.weight)")
            .with(style: "text-align", layout.alignment == .leading ? nil : layout.alignment.css)
            .with(class: "cut", if: layout.isCut)
        box.font = (layout.size, layout.lineHeight)
        return box
    }

    /// Writes with a setting changed for the duration of the closure.
    func with<T, Result>(
        _ keyPath: ReferenceWritableKeyPath<HTMLWriter, T>,
        _ value: T,
        _ body: () -> Result
    ) -> Result {
        let previous = self[keyPath: keyPath]
        self[keyPath: keyPath] = value
        defer { self[keyPath: keyPath] = previous }
        return body()
    }

    // MARK: Controls

    /// Returns the name of an element's control; `nil` if the control is disabled.
    func name(for element: Element) -> String? {
        let name = scope.rawValue + String(controlCount)
        controlCount += 1
        guard element.isEnabled else { return nil }
        controls[name] = element
        return name
    }
}

extension TextBox {
    /// The lines of the layout. If the text is truncated, the last line has all the rest, which the browser truncates.
    func lines(of layout: TextLayout) -> String {
        guard layout.isCut else { return layout.shown.map(\.text).joined(separator: "\n") }
        let whole = layout.shown.dropLast().map(\.text)
        let rest = whole.reduce(string[...]) { rest, line in rest.range(of: line).map { rest[$0.upperBound...] } ?? rest
        }
        let last = rest.drop(while: \.isWhitespace).replacing("\n", with: " ")
        return (whole + [String(last)]).joined(separator: "\n")
    }
}

extension Box {
    /// Returns the outermost box of an element inside this box.
    fileprivate func box(of element: Element) -> Box? {
        node === element.node ? self : children.lazy.compactMap { $0.box(of: element) }.first
    }
}
