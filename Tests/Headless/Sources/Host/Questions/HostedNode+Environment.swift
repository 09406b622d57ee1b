import SwiftUI

/// Environment values that SwiftUI has without a public name.
extension HostedNode {
    /// The color of `tint(_:)` around the view.
    public var tint: Color? { environment.tint }

    /// The style of `foregroundStyle(_:)` around the view.
    public var foregroundStyle: (any ShapeStyle)? { environment.foregroundStyle }

    /// The background of lists and forms in the view.
    public var scrollContentBackground: Visibility { environment.scrollContentBackground }

    /// Whether toggles in the view look like buttons.
    public var hasToggleButtons: Bool { environment.hasToggleButtons }

    /// Whether a style of an app or a library draws the buttons in the view.
    public var hasCustomButtonStyle: Bool { environment.hasCustomButtonStyle }
}
