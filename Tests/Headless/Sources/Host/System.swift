import SwiftUI

/// The system and settings under which a view is hosted.
public struct System: Hashable, Sendable {
    /// The version of iOS, and of the other systems of the same year.
    public var version = 26
    public var colorScheme = ColorScheme.light
    /// Increase Contrast is `.increased`.
    public var contrast = ColorSchemeContrast.standard
    public var reduceTransparency = false
    public var reduceMotion = false
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    /// The device. A new value changes the window's size to the device's.
    public var device = Device.none { didSet { (width, height) = (device.window.width, device.window.height) } }
    /// The size of the window, in points.
    public var width = 393.0
    public var height = 852.0
    /// The height of the keyboard, in points; 0 if the keyboard is hidden.
    public var keyboard = 0.0
    /// Whether the app can have more than one window.
    public var supportsMultipleWindows = true

    public init(version: Int = 26) { self.version = version }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = colorScheme
        values.windowColorScheme = colorScheme
        values.colorSchemeContrast = contrast
        values.accessibilityReduceTransparency = reduceTransparency
        values.accessibilityReduceMotion = reduceMotion
        values.dynamicTypeSize = dynamicTypeSize
        values.layoutDirection = layoutDirection
        values.supportsMultipleWindows = supportsMultipleWindows
        values.proposedSize = CGSize(width: width, height: height)
        values.window = window
        if device != .none { values.displayScale = device.scale }
        return values
    }

    private var window: Window {
        var window = device.window
        window.width = width
        window.height = height
        window.keyboard = keyboard
        window.version = version
        return window
    }
}
