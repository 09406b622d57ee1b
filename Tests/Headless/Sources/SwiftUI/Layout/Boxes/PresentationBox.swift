/// A presentation over the window.
///
/// - A cover covers as much of the screen as possible
///   (documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)).
/// - A sheet rests at its lowest detent (documentation/swiftui/presentationdetent). A detent's height excludes the
///   bottom safe area (documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)).
/// - In a narrow window a popover or an inspector is a sheet (documentation/swiftui/presentationadaptation,
///   documentation/swiftui/view/inspector(ispresented:content:)).
package final class PresentationBox: WrapperBox {
    private let kind: PresentationKind
    private let detents: Set<PresentationDetent>
    private let isWide: Bool
    private let margin: CGFloat

    init(
        _ node: Node,
        _ context: LayoutContext,
        _ content: Box,
        _ kind: PresentationKind,
        _ detents: Set<PresentationDetent>?
    ) {
        self.kind = kind
        self.detents = detents ?? []
        isWide = context.window.isWide
        margin = SystemMetrics.sheetMargin(context.window)
        super.init(node, context, content)
    }

    override func arrange(_ proposal: ProposedViewSize, _ safeArea: SafeArea) {
        let reached = area(in: safeArea)
        guard kind != .cover else { return center(content, in: safeArea.inner, safeArea) }
        var inside = safeArea.clipped(to: reached)
        // A sheet begins below the device's top inset.
        inside.container = inside.container.union(
            CGRect(x: inside.container.minX, y: reached.minY, width: inside.container.width, height: 0)
        )
        center(content, in: inside.inner, inside)
    }

    func area(in safeArea: SafeArea) -> CGRect {
        let outer = safeArea.outer
        func middle(_ size: CGSize) -> CGRect {
            let width = min(size.width, outer.width)
            let height = min(size.height, outer.height)
            return CGRect(x: outer.midX - width / 2, y: outer.midY - height / 2, width: width, height: height)
        }
        switch kind {
        case .cover: return outer
        case .alert, .dialog: return middle(content.size(ProposedViewSize(width: SystemMetrics.alert, height: nil)))
        case .popover where isWide: return middle(content.size(.unspecified))
        case _ where isWide: return middle(SystemMetrics.formSheet)
        case .sheet, .popover, .inspector: break
        }
        let full = outer.inset(top: safeArea.container.minY + SystemMetrics.sheetTop)
        let bottom = outer.maxY - safeArea.container.maxY
        let heights = detents.map { $0.fraction.map { $0 * outer.height } ?? $0.height + bottom }
        guard let height = heights.min(), height < full.height else { return full }
        return outer.inset(top: outer.height - height, left: margin, bottom: margin, right: margin)
    }
}
