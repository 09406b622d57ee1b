import SwiftUI

/// The sizes of the system's text styles at each text size, as the Human Interface Guidelines list them for iOS: point
/// size and line height.
enum TypeSizes {
    /// Custom properties for each text size, and a class for each text style that reads them.
    static var css: String {
        let sizes = DynamicTypeSize.allCases.map { size in
            let properties = styles.map { style in
                let (points, line) = table[style]![DynamicTypeSize.allCases.firstIndex(of: size)!]
                return "--t-\(style):\(points)px;--l-\(style):\(line)px"
            }
            return "[data-size=\(size)],.size-\(size){\(properties.joined(separator: ";"))}"
        }
        let classes = styles.map { ".t-\($0){font-size:var(--t-\($0));line-height:var(--l-\($0))}" }
        return (sizes + classes).joined(separator: "\n")
    }

    private static let styles = Font.TextStyle.allCases

    private static let table: [Font.TextStyle: [(Int, Int)]] = [
        .largeTitle: pairs("31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
        .title: pairs("25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
        .title2: pairs("19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
        .title3: pairs("17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
        .headline: pairs("14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        .body: pairs("14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        .callout: pairs("13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
        .subheadline: pairs("12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
        .footnote: pairs("12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
        .caption: pairs("11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/29 26/32 32/39 37/44 43/51"),
        .caption2: pairs("11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    ]

    private static func pairs(_ list: String) -> [(Int, Int)] {
        list.split(separator: " ").map { pair in
            let parts = pair.split(separator: "/").compactMap { Int($0) }
            return (parts[0], parts[1])
        }
    }
}
