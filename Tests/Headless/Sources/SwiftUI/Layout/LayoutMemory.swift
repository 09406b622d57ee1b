/// Boxes and text measures kept between layouts. A change in a box's content discards the box.
@MainActor package final class LayoutMemory {
    /// A box that a pass made for an element, the inputs of the box, and its additions to the pass.
    struct KeptBox {
        let box: Box?
        let sheets: [PresentationBox]
        let toolbarItems: [Element]
        let surroundings: Memory<LayoutContext.Surroundings>
    }

    /// The boxes of a node, in order. A modifier of several views has a box around each of them.
    private struct Occurrences {
        var boxes: [KeptBox] = []
        /// The last pass that requested a box, and the number of requests in that pass.
        var time = 0
        var requested = 0

        mutating func next(at time: Int) -> Int {
            if self.time != time { (self.time, requested) = (time, 0) }
            requested += 1
            return requested - 1
        }
    }

    private var kept: [ObjectIdentifier: Occurrences] = [:]
    private var measures: [TextMeasure.Key: TextMeasure] = [:]
    /// The number of sizes chosen by boxes.
    var sizeCount = 0

    package init() {}

    /// The number of measured texts.
    var textCount: Int { measures.count }

    func measure(_ key: TextMeasure.Key) -> TextMeasure {
        if let known = measures[key] { return known }
        let measure = TextMeasure(key)
        measures[key] = measure
        return measure
    }

    /// Returns the index of the node's next box in this pass.
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
