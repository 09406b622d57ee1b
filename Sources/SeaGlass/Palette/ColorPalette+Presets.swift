extension ColorPalette {
    /// The palettes that come with the library, in the order in which a picker shows them.
    public static let presets: [ColorPalette] = [
        .sunset, .ocean, .forest, .monochrome, .midnight, .cherryBlossom, .autumn, .lavender, .mint,
    ]

    /// Coral through gold to violet.
    public static let sunset = ColorPalette(
        id: "sunset",
        name: "Sunset",
        colors: [
            SRGBColor(red: 1, green: 0.4, blue: 0.4),
            SRGBColor(red: 1, green: 0.6, blue: 0.2),
            SRGBColor(red: 1, green: 0.8, blue: 0.4),
            SRGBColor(red: 0.9, green: 0.5, blue: 0.7),
            SRGBColor(red: 0.7, green: 0.3, blue: 0.8),
        ],
        gradientIndices: [0, 2, 4],
        gradientOpacities: [0.4, 0.5, 0.6]
    )

    /// Deep blue through sky to turquoise.
    public static let ocean = ColorPalette(
        id: "ocean",
        name: "Ocean",
        colors: [
            SRGBColor(red: 0.2, green: 0.4, blue: 0.8),
            SRGBColor(red: 0.3, green: 0.6, blue: 0.9),
            SRGBColor(red: 0.4, green: 0.8, blue: 0.8),
            SRGBColor(red: 0.5, green: 0.7, blue: 0.9),
            SRGBColor(red: 0.3, green: 0.5, blue: 0.7),
        ],
        gradientIndices: [0, 2, 3],
        gradientOpacities: [0.5, 0.6, 0.4]
    )

    /// Pine through fern to moss.
    public static let forest = ColorPalette(
        id: "forest",
        name: "Forest",
        colors: [
            SRGBColor(red: 0.2, green: 0.5, blue: 0.3),
            SRGBColor(red: 0.4, green: 0.7, blue: 0.4),
            SRGBColor(red: 0.6, green: 0.8, blue: 0.5),
            SRGBColor(red: 0.5, green: 0.6, blue: 0.3),
            SRGBColor(red: 0.4, green: 0.5, blue: 0.4),
        ],
        gradientIndices: [0, 1, 2],
        gradientOpacities: [0.6, 0.5, 0.4]
    )

    /// Dark gray to light gray.
    public static let monochrome = ColorPalette(
        id: "monochrome",
        name: "Monochrome",
        colors: [
            SRGBColor(white: 0.3), SRGBColor(white: 0.5), SRGBColor(white: 0.7),
            SRGBColor(white: 0.6), SRGBColor(white: 0.4),
        ],
        gradientIndices: [0, 2],
        gradientOpacities: [0.3, 0.5]
    )

    /// Indigo through navy and back.
    public static let midnight = ColorPalette(
        id: "midnight",
        name: "Midnight",
        colors: [
            SRGBColor(red: 0.1, green: 0.1, blue: 0.3),
            SRGBColor(red: 0.2, green: 0.15, blue: 0.4),
            SRGBColor(red: 0.15, green: 0.2, blue: 0.5),
            SRGBColor(red: 0.25, green: 0.2, blue: 0.45),
            SRGBColor(red: 0.1, green: 0.15, blue: 0.35),
        ],
        gradientIndices: [0, 2, 4],
        gradientOpacities: [0.6, 0.7, 0.5]
    )

    /// Pinks.
    public static let cherryBlossom = ColorPalette(
        id: "cherryBlossom",
        name: "Cherry Blossom",
        colors: [
            SRGBColor(red: 1, green: 0.8, blue: 0.9),
            SRGBColor(red: 1, green: 0.7, blue: 0.8),
            SRGBColor(red: 0.95, green: 0.6, blue: 0.7),
            SRGBColor(red: 1, green: 0.85, blue: 0.9),
            SRGBColor(red: 0.9, green: 0.65, blue: 0.75),
        ],
        gradientIndices: [1, 2, 4],
        gradientOpacities: [0.4, 0.5, 0.4]
    )

    /// Rust through orange to amber.
    public static let autumn = ColorPalette(
        id: "autumn",
        name: "Autumn",
        colors: [
            SRGBColor(red: 0.8, green: 0.3, blue: 0.2),
            SRGBColor(red: 0.9, green: 0.5, blue: 0.2),
            SRGBColor(red: 0.7, green: 0.4, blue: 0.2),
            SRGBColor(red: 1, green: 0.6, blue: 0.3),
            SRGBColor(red: 0.6, green: 0.3, blue: 0.2),
        ],
        gradientIndices: [0, 1, 3],
        gradientOpacities: [0.5, 0.6, 0.5]
    )

    /// Pale violets.
    public static let lavender = ColorPalette(
        id: "lavender",
        name: "Lavender",
        colors: [
            SRGBColor(red: 0.8, green: 0.7, blue: 0.9),
            SRGBColor(red: 0.7, green: 0.6, blue: 0.85),
            SRGBColor(red: 0.75, green: 0.75, blue: 0.9),
            SRGBColor(red: 0.85, green: 0.8, blue: 0.95),
            SRGBColor(red: 0.65, green: 0.6, blue: 0.8),
        ],
        gradientIndices: [0, 2, 4],
        gradientOpacities: [0.4, 0.5, 0.4]
    )

    /// Pale greens toward the sea.
    public static let mint = ColorPalette(
        id: "mint",
        name: "Mint",
        colors: [
            SRGBColor(red: 0.6, green: 0.9, blue: 0.8),
            SRGBColor(red: 0.5, green: 0.85, blue: 0.75),
            SRGBColor(red: 0.7, green: 0.9, blue: 0.85),
            SRGBColor(red: 0.55, green: 0.9, blue: 0.85),
            SRGBColor(red: 0.5, green: 0.8, blue: 0.7),
        ],
        gradientIndices: [1, 3, 4],
        gradientOpacities: [0.5, 0.5, 0.6]
    )
}
