import SwiftUI

/// The sizes of the system's text styles as style rules.
enum TypeSizes {
    /// Custom properties for each text size, and a class for each text style that reads them.
    static var css: String {
        let sizes = DynamicTypeSize.allCases.map { size in
            let properties = styles.map { style in
                let (points, line) = style.metrics(at: size)
                return "--t-\(style):\(points)px;--l-\(style):\(line)px"
            }
            return "[data-size=\(size)],.size-\(size){\(properties.joined(separator: ";"))}"
        }
        let classes = styles.map { ".t-\($0){font-size:var(--t-\($0));line-height:var(--l-\($0))}" }
        return (sizes + classes).joined(separator: "\n")
    }

    private static let styles = Font.TextStyle.allCases
}
