extension Presentation: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        let presented = element.parts.dropFirst().flatMap { $0 }
        if !presented.isEmpty, element.node.children.count > 1 {
            let node = element.node.children[1]
            var inside = context.presented
            inside.isBar = false
            if context.window.version >= 27 { inside.buttonBorder = .automatic }
            // Presentations from inside this one are placed above it.
            let place = context.pass.sheets.count
            let content = inside.box(ofAll: presented, element.node)
            let detents = node.presentationPreference(PresentationDetentsKey.self)
            let box = PresentationBox(element.node, context, content, kind, detents)
            context.pass.sheets.insert(box, at: place)
        }
        return element.parts.first?.isEmpty == true ? nil : context.content(of: element)
    }
}
