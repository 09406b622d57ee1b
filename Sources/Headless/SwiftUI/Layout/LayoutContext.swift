/// The environment values that boxes read.
struct LayoutSettings: Equatable {
    let isMirrored: Bool
    let scale: CGFloat
    let typeSize: DynamicTypeSize
    let window: Window
    let controlSize: ControlSize
    let hasCustomButtonStyle: Bool
    let isPlainList: Bool

    /// The keys of these values.
    static let keys: Set<ObjectIdentifier> = {
        let usage = EnvironmentUsage()
        var environment = EnvironmentValues()
        environment.usage = usage
        _ = LayoutSettings(environment)
        return usage.keys
    }()

    init(_ environment: EnvironmentValues) {
        isMirrored = environment.layoutDirection == .rightToLeft
        scale = max(environment.displayScale, 1)
        typeSize = environment.dynamicTypeSize
        window = environment.window
        controlSize = environment.controlSize
        hasCustomButtonStyle = environment.hasCustomButtonStyle
        isPlainList = environment.isPlainList
    }
}

/// The pass, the settings and the surroundings from which the box of an element is made.
@MainActor @dynamicMemberLookup struct LayoutContext {
    /// The values that the views around an element give its box. All else that a box reads is in its nodes, whose changes
    /// are noted, or in their environment's `layoutSettings`.
    struct Surroundings: Equatable {
        var text = TextSetting()
        /// The margins of scroll views around their content.
        var contentMargins: EdgeInsets?
        /// The direction of the stack around.
        var axis: Axis?
        /// Whether a control fills the row it stands in.
        var isRow = false
        /// Whether a row is around, in a control too.
        var isInRow = false
        /// Whether the style of the system's buttons has a border.
        var hasButtonBorder = false
        var buttonBorder = ButtonBorderShape.automatic
        /// Whether text keeps its size: in bars, the large content viewer shows it larger.
        var isBar = false
        /// Whether labels have their icon above the title.
        var isTabItem = false
        /// The view behind or over which a layer is. A modifier of several views has the same layer at each of them.
        var layered: ObjectIdentifier?
    }

    let pass: LayoutPass
    private(set) var settings: LayoutSettings
    /// Shared by copies of a context until one changes.
    private(set) var surroundings: Memory<Surroundings>

    init(_ pass: LayoutPass, _ root: Node) {
        (self.pass, settings) = (pass, root.environment.layoutSettings)
        surroundings = Memory(Surroundings())
    }

    subscript<Value>(dynamicMember member: WritableKeyPath<Surroundings, Value>) -> Value {
        get { surroundings.value[keyPath: member] }
        set { surroundings = Memory(copy(of: surroundings.value) { $0[keyPath: member] = newValue }) }
    }

    var window: Window { settings.window }
    var font: TextFont {
        let (text, typeSize) = (self.text, self.isBar ? .large : settings.typeSize)
        return copy(of: TextFont(text.font ?? .body, weight: text.weight, at: typeSize)) { $0.kerning = text.kerning }
    }

    /// The context of a screen or a sheet. Of what modifiers around it set it inherits what is in the environment, as fonts
    /// and line limits are.
    var presented: LayoutContext {
        copy(of: self) { ($0.axis, $0.contentMargins, $0.isInRow) = (nil, nil, false) }
    }

    /// The context of layers behind or over a view.
    func layers(at element: Element) -> LayoutContext {
        copy(of: self) { $0.layered = ObjectIdentifier(element.modified.node) }
    }

    // MARK: Boxes

    /// The box of an element; nil where it takes no room of its own.
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

    /// The boxes of elements that stand in a container of another kind than a stack.
    func boxesInNoStack(_ elements: [Element]) -> [Box] {
        self.axis == nil ? boxes(elements) : copy(of: self) { $0.axis = nil }.boxes(elements)
    }

    /// One box for several elements, as SwiftUI lays out views that stand together in no container of their own.
    func box(ofAll elements: [Element], _ node: Node) -> Box {
        if elements.count == 1, let box = box(elements[0]) { return box }
        var context = self
        context.axis = .vertical
        let boxes = context.boxes(elements)
        return boxes.count == 1 ? boxes[0] : StackBox(node, context, .vertical, boxes, .centerX, spacing: nil)
    }

    /// The box of a modifier's content.
    func content(of element: Element) -> Box { box(ofAll: element.parts.first ?? [], element.node) }

    /// The box of the views that a modifier adds, stacked in depth.
    func layer(of element: Element, _ alignment: Alignment) -> Box {
        let boxes = layers(at: element).boxes(element.parts.dropFirst().flatMap { $0 })
        return boxes.count == 1 ? boxes[0] : DepthBox(element.node, self, boxes, alignment)
    }
}

/// A view or modifier that takes part in layout. Of others a modifier is as large as what it modifies, a view without
/// views in it takes all the room.
@MainActor protocol LaidOut { func box(of element: Element, _ context: LayoutContext) -> Box? }
