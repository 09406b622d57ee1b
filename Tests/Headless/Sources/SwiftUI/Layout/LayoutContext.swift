/// The pass, settings and surroundings for making an element's box.
@MainActor @dynamicMemberLookup struct LayoutContext {
    /// The values that outer views pass to an element's box. A box also depends on its nodes and on the
    /// `layoutSettings` of their environment; the nodes record changes of both.
    struct Surroundings: Equatable {
        var text = TextSetting()
        /// The margins around the content of scroll views.
        var contentMargins: EdgeInsets?
        /// The axis of the enclosing stack.
        var axis: Axis?
        /// Whether a control fills its row.
        var isRow = false
        /// Whether the view is inside a row, or inside a control in a row.
        var isInRow = false
        /// Whether system buttons have a border.
        var hasButtonBorder = false
        var buttonBorder = ButtonBorderShape.automatic
        /// Whether text ignores the person's text size, as in bars. There the large content viewer enlarges it.
        var isBar = false
        /// Whether labels have the icon above the title.
        var isTabItem = false
        /// The view to which a layer belongs. A modifier of several views adds the same layer to each view.
        var layered: ObjectIdentifier?
    }

    let pass: LayoutPass
    private(set) var settings: LayoutSettings
    private(set) var surroundings: Memory<Surroundings>

    init(_ pass: LayoutPass, _ root: Node) {
        self.pass = pass
        settings = root.environment.layoutSettings
        surroundings = Memory(Surroundings())
    }

    subscript<Value>(dynamicMember member: WritableKeyPath<Surroundings, Value>) -> Value {
        get { surroundings.value[keyPath: member] }
        set { surroundings = Memory(copy(of: surroundings.value) { $0[keyPath: member] = newValue }) }
    }

    var window: Window { settings.window }
    var font: TextFont {
        let text = self.text
        let typeSize = self.isBar ? .large : settings.typeSize
        return TextFont(text.font ?? .body, weight: text.weight, at: typeSize)
    }

    /// The context of a screen or a sheet, which inherits only values that modifiers set in the environment, such as
    /// fonts and line limits.
    var presented: LayoutContext {
        copy(of: self) { ($0.axis, $0.contentMargins, $0.isInRow) = (nil, nil, false) }
    }

    /// The context of a view's background and overlay layers.
    func layers(at element: Element) -> LayoutContext {
        copy(of: self) { $0.layered = ObjectIdentifier(element.modified.node) }
    }

    // MARK: Boxes

    /// Returns the box of an element; `nil` if the element takes no room.
    func box(_ element: Element) -> Box? { pass.box(of: element, surroundings) { newBox(element) } }

    private func newBox(_ element: Element) -> Box? {
        var context = self
        context.settings = element.node.environment.layoutSettings
        if let value = element.value as? any LaidOut { return value.box(of: element, context) }
        if element.isModifier { return element.parts.first?.first.flatMap(context.box) }
        return element.parts.isEmpty
            ? FillBox(element.node, context) : context.box(ofAll: element.children, element.node)
    }

    func boxes(_ elements: [Element]) -> [Box] { elements.compactMap(box) }

    /// Returns the boxes of elements whose container is not a stack.
    func boxesInNoStack(_ elements: [Element]) -> [Box] {
        self.axis == nil ? boxes(elements) : copy(of: self) { $0.axis = nil }.boxes(elements)
    }

    /// Returns one box for several elements. SwiftUI lays out views without a common container as a stack.
    func box(ofAll elements: [Element], _ node: Node) -> Box {
        if elements.count == 1, let box = box(elements[0]) { return box }
        var context = self
        context.axis = .vertical
        let boxes = context.boxes(elements)
        return boxes.count == 1 ? boxes[0] : StackBox(node, context, .vertical, boxes, .centerX, spacing: nil)
    }

    func content(of element: Element) -> Box { box(ofAll: element.parts.first ?? [], element.node) }

    /// Returns the box of the views that a modifier adds, stacked in depth.
    func layer(of element: Element, _ alignment: Alignment) -> Box {
        let boxes = layers(at: element).boxes(element.parts.dropFirst().flatMap { $0 })
        return boxes.count == 1 ? boxes[0] : DepthBox(element.node, self, boxes, alignment)
    }
}

/// A view or modifier with a specific layout. Other modifiers are as large as their content; other views without
/// children take all the room.
@MainActor protocol LaidOut { func box(of element: Element, _ context: LayoutContext) -> Box? }
