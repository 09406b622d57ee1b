extension NavigationLink: LaidOut {
    @MainActor func box(of element: Element, _ context: LayoutContext) -> Box? {
        context.control(element, hasDisclosure: true)
    }
}
