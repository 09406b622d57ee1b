import Foundation
import HeadlessHost
import SwiftUI

/// A view or modifier that can be shown in a page.
@MainActor protocol HTMLElement {
    /// - Parameter element: this view or modifier in the tree, with what stands below it.
    func html(of element: Element, in writer: HTMLWriter) -> HTML
}

extension HTMLElement where Self: ViewModifier {
    /// Nothing but the content.
    func html(of element: Element, in writer: HTMLWriter) -> HTML { writer.content(of: element) }
}

/// Writes resolved elements as boxes, from the outside in.
///
/// A box states what SwiftUI resolved, and stands where the layout pass put it. What the system adds to that, its colors,
/// materials and motion, is in the style sheet, which knows the system's settings from the attributes of the phone.
@MainActor final class HTMLWriter {
    /// Where controls are counted, so that the page and the host speak of the same one.
    enum Scope: String {
        case shell = "s"
        case screen = ""
        case sheet = "p"
    }

    let system: System
    let table: NodeTable
    /// Nil where it does not matter where things are.
    let layout: LayoutPass?
    /// Whether stacks show their screen on top where they are, without a place for screens that slide.
    var isStill: Bool
    /// The controls written so far, by the name they have in the page.
    private(set) var controls: [String: Element] = [:]
    private var controlCount = 0
    private var scope = Scope.screen

    // Values that modifiers hand to the views below them.
    var buttonStyle = ButtonStyleChange?.none
    /// Whether the next view written is a row by itself.
    var isRow = false
    /// The title that the screen's scroll view shows above its content.
    var largeTitle: HTML?
    /// That title where the content has not scrolled: once it has, the layout pass has it no longer.
    var restingTitle: HTML?
    var isPrimaryScroll = false
    var toolbarItems: [Element] = []
    /// The shape of the system's buttons with a border.
    var buttonBorder = ButtonBorderShape.automatic

    /// The screen that is written.
    var screenBox: ScreenBox?
    /// The row that is written, which a control fills.
    var row: CGRect?
    /// Where boxes are looked for first: what a section says of its rows is there in each of them.
    var surroundings: Box?

    init(system: System, table: NodeTable, layout: LayoutPass?, isStill: Bool = false) {
        (self.system, self.table, self.layout, self.isStill) = (system, table, layout, isStill)
    }

    /// Starts to count controls anew.
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

    /// The class of an appearance that is not the phone's.
    func appearance(in environment: EnvironmentValues) -> String? {
        environment.colorScheme == system.colorScheme ? nil : environment.colorScheme == .dark ? "dark" : "light"
    }

    /// Writes a modifier's content.
    func content(of element: Element) -> HTML { box(around: html(element.parts.first ?? [])) }

    func box(around boxes: [HTML]) -> HTML { boxes.count == 1 ? boxes[0] : HTML().with(boxes) }

    /// A text in the lines, and in the font, in which the layout pass set it.
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

    /// Writes with a setting that holds for what is below only.
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

    /// The name of the control that stands for an element, nil where it does nothing.
    func name(for element: Element) -> String? {
        let name = scope.rawValue + String(controlCount)
        controlCount += 1
        guard element.isEnabled else { return nil }
        controls[name] = element
        return name
    }
}

extension TextBox {
    /// The lines as they are broken. The browser cuts the last one, at its end, so that all of the text is in the page.
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
    /// The outermost box of an element in this one.
    fileprivate func box(of element: Element) -> Box? {
        node === element.node ? self : children.lazy.compactMap { $0.box(of: element) }.first
    }
}
