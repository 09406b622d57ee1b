extension Font.TextStyle {
    /// Point size and line height at a text size, from the Human Interface Guidelines for iOS
    /// ([Typography](https://developer.apple.com/design/human-interface-guidelines/typography)).
    package func metrics(at size: DynamicTypeSize) -> (points: Int, line: Int) { Self.table[self]![size]! }

    private typealias Metrics = [DynamicTypeSize: (points: Int, line: Int)]

    private static let table: [Font.TextStyle: Metrics] = [
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

    /// Parses a row of the table, which has all sizes in order.
    private static func pairs(_ list: String) -> Metrics {
        let pairs = list.split(separator: " ").map { pair in
            let parts = pair.split(separator: "/").compactMap { Int($0) }
            return (points: parts[0], line: parts[1])
        }
        return Dictionary(uniqueKeysWithValues: zip(DynamicTypeSize.allCases, pairs))
    }
}
