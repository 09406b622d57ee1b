// expect Catalyst: 'NSColor' is unavailable in Mac Catalyst
// expect watchOS: 'UIView' is unavailable in watchOS

// Types that UIKit or AppKit lacks on a system.

#if canImport(AppKit)
import AppKit

let color = NSColor.windowBackgroundColor
#endif

#if canImport(UIKit)
import UIKit

@MainActor let view = UIView(frame: .zero)
#endif
