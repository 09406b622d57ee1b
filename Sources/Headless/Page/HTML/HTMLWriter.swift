import HeadlessHost
import SwiftUI

/// A view or modifier that can be shown in a page.
@MainActor protocol HTMLElement {
    /// - Parameter element: this view or modifier in the tree, with what stands below it.
    func html(of element: Element, in writer: HTMLWriter) -> HTML
}

/// Writes resolved elements as boxes, from the outside in.
///
/// A box states what SwiftUI resolved. What the system itself adds to that, its fonts, metrics, materials and bars, is
/// in the style sheet, which knows the system's settings from the classes and attributes of the phone.
@MainActor final class HTMLWriter {
    /// Where controls are counted, so that the page and the host speak of the same one.
    enum Scope: String {
        case shell = "s"
        case screen = ""
        case sheet = "p"
    }

    let system: System
    let table: NodeTable
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
    var isPrimaryScroll = false
    var toolbarItems: [Element] = []
    /// The shape of the system's buttons with a border.
    var buttonBorder = ButtonBorderShape.automatic
    /// The presentations met so far, in order.
    var sheets: [Node] = []

    init(system: System, table: NodeTable) {
        self.system = system
        self.table = table
    }

    /// Starts to count controls anew.
    func begin(_ scope: Scope) {
        self.scope = scope
        controls = [:]
        controlCount = 0
        toolbarItems = []
        if scope == .shell { sheets = [] }
    }

    // MARK: Writing

    func html(_ element: Element) -> HTML {
        guard let value = element.value as? any HTMLElement else {
            preconditionFailure("The page cannot show \(type(of: element.value)) yet.")
        }
        return value.html(of: element, in: self)
    }

    func html(_ elements: [Element]) -> [HTML] {
        elements.compactMap { element in
            guard !(element.value is any ToolbarItemElement) else {
                toolbarItems.append(element)
                return nil
            }
            return html(element)
        }
    }

    /// Writes a modifier's content.
    func content(of element: Element) -> HTML { box(around: html(element.parts.first ?? [])) }

    /// One box for several, as SwiftUI lays out views that stand together by no container of their own.
    func box(around boxes: [HTML]) -> HTML {
        if boxes.count == 1 { return boxes[0] }
        return fill(HTML("div", "v"), with: boxes)
    }

    func fill(_ box: HTML, with children: [HTML]) -> HTML {
        var box = box
        for child in children {
            box.growsWide = box.growsWide || child.growsWide
            box.growsHigh = box.growsHigh || child.growsHigh
            add(child, to: &box)
        }
        return box
    }

    func add(_ child: HTML, to box: inout HTML) { box.children.append(child.reference(in: table)) }

    func add(_ text: String, to box: inout HTML) { box.children.append(table.text(text)) }

    func text(_ string: String, in box: HTML) -> HTML {
        var box = box
        add(string, to: &box)
        return box
    }

    /// A box around another one.
    func wrap(_ child: HTML, in box: HTML) -> HTML { fill(box, with: [child]) }

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

    /// Makes a box the control that stands for an element.
    func control(_ box: HTML, for element: Element) -> HTML {
        let name = scope.rawValue + String(controlCount)
        controlCount += 1
        guard element.isEnabled else { return box.with("disabled", "") }
        controls[name] = element
        return box.with("data-a", name)
    }
}
