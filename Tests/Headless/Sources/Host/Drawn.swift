import SwiftUI

/// An element that draws something on screen: a text, an image, a shape, a color. The frame is the
/// visible part, inside the window and the scroll views around it.
public typealias Drawn = (element: HostedElement, frame: CGRect)
