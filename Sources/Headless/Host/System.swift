import SwiftUI

/// The system and the settings a view is hosted under.
package struct System: Hashable, Sendable {
    package var version = 26
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var reduceTransparency = false
    package var reduceMotion = false
    package var dynamicTypeSize = DynamicTypeSize.large
    package var layoutDirection = LayoutDirection.leftToRight
    /// The size of the window, in points.
    package var width = 393.0
    package var height = 852.0

    package init(version: Int = 26) { self.version = version }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = colorScheme
        values.colorSchemeContrast = contrast
        values.accessibilityReduceTransparency = reduceTransparency
        values.accessibilityReduceMotion = reduceMotion
        values.dynamicTypeSize = dynamicTypeSize
        values.layoutDirection = layoutDirection
        values.proposedSize = CGSize(width: width, height: height)
        return values
    }
}
