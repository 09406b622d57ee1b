extension ColorPalette {
    /// The library's palettes, in the order for a picker.
    ///
    /// The names are English. An app localizes a name by the palette's ``id``.
    public static let presets: [ColorPalette] = [
        .sunset, .ocean, .forest, .monochrome, .midnight, .cherryBlossom, .autumn, .lavender, .mint,
    ]

    /// Coral through gold to violet.
    public static let sunset = preset(
        id: "sunset",
        name: "Sunset",
        colors: [(1, 0.4, 0.4), (1, 0.6, 0.2), (1, 0.8, 0.4), (0.9, 0.5, 0.7), (0.7, 0.3, 0.8)],
        gradient: [(0, 0.4), (2, 0.5), (4, 0.6)]
    )

    /// Deep blue through sky to turquoise.
    public static let ocean = preset(
        id: "ocean",
        name: "Ocean",
        colors: [(0.2, 0.4, 0.8), (0.3, 0.6, 0.9), (0.4, 0.8, 0.8), (0.5, 0.7, 0.9), (0.3, 0.5, 0.7)],
        gradient: [(0, 0.5), (2, 0.6), (3, 0.4)]
    )

    /// Pine through fern to moss.
    public static let forest = preset(
        id: "forest",
        name: "Forest",
        colors: [(0.2, 0.5, 0.3), (0.4, 0.7, 0.4), (0.6, 0.8, 0.5), (0.5, 0.6, 0.3), (0.4, 0.5, 0.4)],
        gradient: [(0, 0.6), (1, 0.5), (2, 0.4)]
    )

    /// Dark gray to light gray.
    public static let monochrome = preset(
        id: "monochrome",
        name: "Monochrome",
        colors: [(0.3, 0.3, 0.3), (0.5, 0.5, 0.5), (0.7, 0.7, 0.7), (0.6, 0.6, 0.6), (0.4, 0.4, 0.4)],
        gradient: [(0, 0.3), (2, 0.5)]
    )

    /// Indigo through navy and back.
    public static let midnight = preset(
        id: "midnight",
        name: "Midnight",
        colors: [(0.1, 0.1, 0.3), (0.2, 0.15, 0.4), (0.15, 0.2, 0.5), (0.25, 0.2, 0.45), (0.1, 0.15, 0.35)],
        gradient: [(0, 0.6), (2, 0.7), (4, 0.5)]
    )

    /// Pinks.
    public static let cherryBlossom = preset(
        id: "cherryBlossom",
        name: "Cherry Blossom",
        colors: [(1, 0.8, 0.9), (1, 0.7, 0.8), (0.95, 0.6, 0.7), (1, 0.85, 0.9), (0.9, 0.65, 0.75)],
        gradient: [(1, 0.4), (2, 0.5), (4, 0.4)]
    )

    /// Rust through orange to amber.
    public static let autumn = preset(
        id: "autumn",
        name: "Autumn",
        colors: [(0.8, 0.3, 0.2), (0.9, 0.5, 0.2), (0.7, 0.4, 0.2), (1, 0.6, 0.3), (0.6, 0.3, 0.2)],
        gradient: [(0, 0.5), (1, 0.6), (3, 0.5)]
    )

    /// Pale violets.
    public static let lavender = preset(
        id: "lavender",
        name: "Lavender",
        colors: [(0.8, 0.7, 0.9), (0.7, 0.6, 0.85), (0.75, 0.75, 0.9), (0.85, 0.8, 0.95), (0.65, 0.6, 0.8)],
        gradient: [(0, 0.4), (2, 0.5), (4, 0.4)]
    )

    /// Pale greens toward the sea.
    public static let mint = preset(
        id: "mint",
        name: "Mint",
        colors: [(0.6, 0.9, 0.8), (0.5, 0.85, 0.75), (0.7, 0.9, 0.85), (0.55, 0.9, 0.85), (0.5, 0.8, 0.7)],
        gradient: [(1, 0.5), (3, 0.5), (4, 0.6)]
    )

    /// - Parameters:
    ///   - colors: Red, green and blue of each color, 0…1.
    ///   - gradient: The index and the opacity of each color of the gradient, from top to bottom.
    private static func preset(
        id: String,
        name: String,
        colors: [(Double, Double, Double)],
        gradient: [(Int, Double)]
    ) -> ColorPalette {
        ColorPalette(
            id: id,
            name: name,
            colors: colors.map { SRGBColor(red: $0, green: $1, blue: $2) },
            gradientIndices: gradient.map(\.0),
            gradientOpacities: gradient.map(\.1)
        )
    }
}
