/// The boxes of a tree, kept until something in them changes, and what else later layouts use again.
@MainActor package final class LayoutMemory {
    /// A box that a pass made of an element, what it was made from, and what it added to the pass.
    struct KeptBox {
        let box: Box?
        let sheets: [PresentationBox]
        let toolbarItems: [Element]
        let surroundings: Memory<LayoutContext.Surroundings>
    }

    /// The boxes of a node, in order: a modifier of several views has one around each of them.
    private struct Occurrences {
        var boxes: [KeptBox] = []
        /// The last pass that asked for a box, and how often it did.
        var time = 0
        var asked = 0

        mutating func next(at time: Int) -> Int {
            if self.time != time { (self.time, asked) = (time, 0) }
            asked += 1
            return asked - 1
        }
    }

    private var kept: [ObjectIdentifier: Occurrences] = [:]
    private var measures: [TextMeasure.Key: TextMeasure] = [:]
    /// The number of sizes that boxes chose.
    var sizeCount = 0

    package init() {}

    /// The number of texts that were measured.
    var textCount: Int { measures.count }

    func measure(_ key: TextMeasure.Key) -> TextMeasure {
        if let known = measures[key] { return known }
        let measure = TextMeasure(key)
        measures[key] = measure
        return measure
    }

    /// Returns the place, among the boxes of a node, of the next one that a pass asks for.
    func nextBox(of node: ObjectIdentifier, at time: Int) -> Int { kept[node, default: Occurrences()].next(at: time) }

    func box(_ index: Int, of node: ObjectIdentifier) -> KeptBox? {
        guard let boxes = kept[node]?.boxes, boxes.indices.contains(index) else { return nil }
        return boxes[index]
    }

    func keep(_ box: KeptBox, _ index: Int, of node: ObjectIdentifier) {
        kept[node, default: Occurrences()].boxes.replaceSubrange(index..., with: [box])
    }

    func forget(_ node: Node) { kept[ObjectIdentifier(node)] = nil }
}
