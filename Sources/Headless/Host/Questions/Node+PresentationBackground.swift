import SwiftUI

extension Node {
    /// The style of `presentationBackground(_:)` that the view requests for its presentation.
    package var requestedPresentationBackground: (any ShapeStyle)? {
        (preference(PresentationBackgroundKey.self) ?? nil)?.style
    }
}
