// expect Catalyst: 'NSColor' is unavailable in Mac Catalyst
// expect watchOS: 'UIView' is unavailable in watchOS

// What a system's UIKit or AppKit lacks.

#if canImport(AppKit)
import AppKit

let color = NSColor.windowBackgroundColor
#endif

#if canImport(UIKit)
import UIKit

@MainActor let view = UIView(frame: .zero)
#endif
