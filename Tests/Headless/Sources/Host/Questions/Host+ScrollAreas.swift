import SwiftUI

/// Areas of scroll views, in points of the window.
extension Host {
    /// The frames of scroll views, lists and forms, and the areas, also under bars, in which their contents are drawn.
    public var scrollAreas: [(frame: CGRect, drawn: CGRect)] {
        layout.boxes.compactMap { $0 as? ScrollBox }.map { ($0.pixelFrame, $0.clip) }
    }

    /// Returns the areas in which the scroll views around an element draw; `nil` if the element isn't laid out.
    public func scrollAreas(around element: HostedElement) -> [CGRect]? {
        layout.box(of: element.element).map(layout.clips)
    }
}
