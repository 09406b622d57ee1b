/// The layout of a tree: the frames of everything on screen.
@MainActor package final class LayoutPass {
    package let window: Window
    package private(set) var root: Box?
    /// The presentations over the root, from the bottom to the top.
    var sheets: [PresentationBox] = []
    /// The bar items found so far on the screen whose boxes are being made.
    var toolbarItems: [Element] = []
    let memory: LayoutMemory
    private var boxesByNode: [ObjectIdentifier: [Box]]?
    private let time: Int
    private let known: (texts: Int, sizes: Int)

    /// - Parameter memory: The boxes of earlier passes. Unchanged boxes are reused with their sizes.
    package init(_ root: Node, _ memory: LayoutMemory = LayoutMemory()) {
        self.memory = memory
        known = (memory.textCount, memory.sizeCount)
        time = root.graph?.layouts ?? 0
        window = root.environment.window
        let safeArea = window.safeArea
        let context = LayoutContext(self, root)
        let box = context.box(ofAll: root.elements, root)
        // The root view is centered in the safe area.
        box.center(box, in: safeArea.inner, safeArea)
        for presented in root.graph?.coveredPresentations ?? [] { _ = context.box(presented) }
        for sheet in sheets { sheet.place(sheet.area(in: safeArea), .unspecified, safeArea) }
        self.root = box
    }

    /// The number of texts that were first measured in this pass.
    package var newTexts: Int { memory.textCount - known.texts }

    /// The number of sizes that were first computed in this pass.
    package var newSizes: Int { memory.sizeCount - known.sizes }

    /// Returns the box of an earlier pass if the surroundings are unchanged, otherwise a new one.
    func box(of element: Element, _ surroundings: Memory<LayoutContext.Surroundings>, make: () -> Box?) -> Box? {
        let node = ObjectIdentifier(element.node)
        let index = memory.nextBox(of: node, at: time)
        if let kept = memory.box(index, of: node), kept.surroundings.value == surroundings.value {
            sheets += kept.sheets
            toolbarItems += kept.toolbarItems
            return kept.box
        }
        let sheetCount = sheets.count
        let itemCount = toolbarItems.count
        let box = make()
        let sheets = Array(sheets[sheetCount...])
        let items = Array(toolbarItems[itemCount...])
        let kept = LayoutMemory.KeptBox(box: box, sheets: sheets, toolbarItems: items, surroundings: surroundings)
        memory.keep(kept, index, of: node)
        return box
    }

    // MARK: Queries

    /// All boxes, parents first.
    package var boxes: [Box] {
        var boxes: [Box] = []
        func collect(_ box: Box) {
            boxes.append(box)
            for child in box.children { collect(child) }
        }
        for box in [root].compactMap({ $0 }) + sheets { collect(box) }
        return boxes
    }

    private func boxes(of node: Node) -> [Box] {
        if boxesByNode == nil { boxesByNode = Dictionary(grouping: boxes) { ObjectIdentifier($0.node) } }
        return boxesByNode?[ObjectIdentifier(node)] ?? []
    }

    /// The outermost box of an element, or of its content if the element has no box.
    package func box(of element: Element) -> Box? {
        let boxes = boxes(of: element.node)
        guard boxes.count > 1 else { return boxes.first ?? element.children.lazy.compactMap(box).first }
        // A modifier of several views is one node with a box around each view.
        var leaf = element
        while let inner = leaf.parts.first?.first { leaf = inner }
        return boxes.first { $0.holds(leaf.node) } ?? boxes.first
    }

    /// Returns the boxes from the root to a box.
    func path(to box: Box) -> [Box] {
        func find(in boxes: [Box]) -> [Box]? {
            for candidate in boxes {
                if candidate === box { return [box] }
                if let path = find(in: candidate.children) { return [candidate] + path }
            }
            return nil
        }
        return find(in: [root].compactMap { $0 } + sheets) ?? []
    }

    /// Returns the outermost box of a node or its descendants.
    func box(of node: Node) -> Box? {
        boxes(of: node).first ?? node.children.lazy.filter { !$0.isCovered }.compactMap(box).first
    }
}

extension Box {
    fileprivate func holds(_ node: Node) -> Bool { self.node === node || children.contains { $0.holds(node) } }
}
