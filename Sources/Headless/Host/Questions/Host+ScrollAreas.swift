import SwiftUI

/// Areas of scroll views, in points of the window.
extension Host {
    /// The frames of scroll views, lists and forms, and the areas, also under bars, in which their contents are drawn.
    package var scrollAreas: [(frame: CGRect, drawn: CGRect)] {
        layout.boxes.compactMap { $0 as? ScrollBox }.map { ($0.pixelFrame, $0.clip) }
    }

    /// Returns the areas in which the scroll views around an element draw; `nil` if the element isn't laid out.
    package func scrollAreas(around element: Element) -> [CGRect]? { layout.box(of: element).map(layout.clips) }
}
