import SeaGlass

/// The background behind the stack.
enum DemoBackground: Hashable {
    case palette(ColorPalette)
    case dunes

    var name: String {
        switch self {
        case .palette(let palette): palette.name
        case .dunes: "Dunes"
        }
    }
}
