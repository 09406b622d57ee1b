package enum PresentationKind: Hashable, Sendable {
    case sheet, cover, popover, alert, dialog, inspector

    /// Whether a gesture dismisses the presentation: "a sheet by dragging it down, or a popover by clicking or tapping
    /// outside of the presented view" (documentation/swiftui/view/interactivedismissdisabled(_:)).
    package var hasDismissGesture: Bool { self == .sheet || self == .popover || self == .inspector }
}
