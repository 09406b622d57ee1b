import SwiftUI

/// The window on a device, in points.
///
/// ```swift
/// Device.iPhone17Pro.safeArea.minY                 // 62
/// ```
extension Device {
    /// The frame of the window, from its own corner.
    public var frame: CGRect { CGRect(x: 0, y: 0, width: window.width, height: window.height) }

    /// The part of the window inside the device's insets.
    public var safeArea: CGRect {
        CGRect(
            x: window.left,
            y: window.top,
            width: window.width - window.left - window.right,
            height: window.height - window.top - window.bottom
        )
    }

    /// Whether the window is on a phone.
    public var isPhone: Bool { window.idiom == .phone }
}
