/// What the layouts of a tree have in common: the boxes that were made, until something in them changes.
@MainActor package final class LayoutMemory {
    /// A box that a pass made of an element, what it was made from, and what it added to the pass.
    struct MadeBox {
        let box: Box?
        let sheets: [SheetBox]
        let toolbarItems: [Element]
        let surroundings: LayoutContext.Surroundings
        /// The number of layouts before that pass.
        let time: Int
    }

    /// The boxes of a node, in order: a modifier of several views has one around each of them.
    private struct MadeBoxes {
        var boxes: [MadeBox] = []
        /// The last pass that asked for a box, and how often it did.
        var time = 0
        var asked = 0

        mutating func next(at time: Int) -> Int {
            if self.time != time { (self.time, asked) = (time, 0) }
            asked += 1
            return asked - 1
        }
    }

    private var made: [ObjectIdentifier: MadeBoxes] = [:]
    private var containers: [ObjectIdentifier: LayoutContainer] = [:]
    private var measures: [TextMeasure.Key: TextMeasure] = [:]
    /// The number of sizes that boxes chose.
    var sizes = 0
    /// Whether there are views that set alignment guides.
    var hasGuides = false

    package init() {}

    /// The number of texts that were measured.
    var texts: Int { measures.count }

    func measure(_ key: TextMeasure.Key) -> TextMeasure {
        if let known = measures[key] { return known }
        let measure = TextMeasure(key)
        measures[key] = measure
        return measure
    }

    func container(of node: Node) -> LayoutContainer {
        if let known = containers[ObjectIdentifier(node)] { return known }
        let container = LayoutContainer()
        containers[ObjectIdentifier(node)] = container
        return container
    }

    /// Returns the place, among the boxes of a node, of the next one that a pass asks for.
    func nextBox(of node: ObjectIdentifier, at time: Int) -> Int {
        made[node, default: MadeBoxes()].next(at: time)
    }

    func box(_ index: Int, of node: ObjectIdentifier) -> MadeBox? {
        guard let boxes = made[node]?.boxes, boxes.indices.contains(index) else { return nil }
        return boxes[index]
    }

    func keep(_ box: MadeBox, _ index: Int, of node: ObjectIdentifier) {
        made[node, default: MadeBoxes()].boxes.replaceSubrange(index..., with: [box])
    }

    /// Forgets a node that is removed.
    func forget(_ node: Node) {
        made[ObjectIdentifier(node)] = nil
        containers[ObjectIdentifier(node)] = nil
    }
}
