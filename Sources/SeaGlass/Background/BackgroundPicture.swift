import SwiftUI

/// The picture of a persistent background.
enum BackgroundPicture: Equatable {
    case palette(BackgroundPalette)
    /// A custom view, over the system's background. Two custom views are never equal.
    case view(AnyView)

    var palette: BackgroundPalette? { if case .palette(let palette) = self { palette } else { nil } }

    var customView: AnyView? { if case .view(let view) = self { view } else { nil } }

    /// Returns the picture's view. A background never changes from a palette to a view or back, so the branch never
    /// changes.
    @MainActor @ViewBuilder func drawn(isPainted: Bool) -> some View {
        switch self {
        case .palette(let palette): PaletteBackground(palette, at: isPainted ? .behindScreens : .alone)
        case .view(let view): view
        }
    }

    static func == (one: BackgroundPicture, other: BackgroundPicture) -> Bool {
        if case (.palette(let one), .palette(let other)) = (one, other) { one == other } else { false }
    }
}

extension View {
    /// Extends the view beyond the safe areas, and hides it from touches and assistive technologies.
    func asBackdrop() -> some View {
        ignoresSafeArea()
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
