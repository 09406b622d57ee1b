/// A color defined by the system, with a value for each appearance.
package enum SystemColor: String, Hashable, Sendable {
    case primary, secondary, tertiary, accent
    case background, secondaryBackground, groupedBackground, secondaryGroupedBackground
    case gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown

    /// The values in light and dark appearance, as 0xRRGGBB with an opacity, from the Human Interface Guidelines' table
    /// of system colors for iOS 17 and 18.
    var appearances: (light: (UInt32, Float), dark: (UInt32, Float)) {
        switch self {
        case .primary: ((0x000000, 1), (0xFFFFFF, 1))
        case .secondary: ((0x3C3C43, 0.6), (0xEBEBF5, 0.6))
        case .tertiary: ((0x3C3C43, 0.3), (0xEBEBF5, 0.3))
        case .background: ((0xFFFFFF, 1), (0x000000, 1))
        case .secondaryBackground: ((0xF2F2F7, 1), (0x1C1C1E, 1))
        case .groupedBackground: ((0xF2F2F7, 1), (0x000000, 1))
        case .secondaryGroupedBackground: ((0xFFFFFF, 1), (0x1C1C1E, 1))
        case .accent, .blue: ((0x007AFF, 1), (0x0A84FF, 1))
        case .gray: ((0x8E8E93, 1), (0x8E8E93, 1))
        case .red: ((0xFF3B30, 1), (0xFF453A, 1))
        case .orange: ((0xFF9500, 1), (0xFF9F0A, 1))
        case .yellow: ((0xFFCC00, 1), (0xFFD60A, 1))
        case .green: ((0x34C759, 1), (0x30D158, 1))
        case .mint: ((0x00C7BE, 1), (0x63E6E2, 1))
        case .teal: ((0x30B0C7, 1), (0x40C8E0, 1))
        case .cyan: ((0x32ADE6, 1), (0x64D2FF, 1))
        case .indigo: ((0x5856D6, 1), (0x5E5CE6, 1))
        case .purple: ((0xAF52DE, 1), (0xBF5AF2, 1))
        case .pink: ((0xFF2D55, 1), (0xFF375F, 1))
        case .brown: ((0xA2845E, 1), (0xAC8E68, 1))
        }
    }

    /// The elevated level's dark background for each dark background of the base level.
    static let elevated: [UInt32: UInt32] = [0x000000: 0x1C1C1E, 0x1C1C1E: 0x2C2C2E]
}
