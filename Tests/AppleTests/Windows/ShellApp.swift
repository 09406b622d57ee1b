// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for each system.

#if (canImport(AppKit) || canImport(UIKit)) && !os(watchOS)
import SeaGlass
import SeaGlassNavigation
import SwiftUI

struct LevelRoute: NavigationRoute {
    let number: Int
}

/// A screen with a mark in its middle, whose color identifies it. Bars move the mark up or down by less than its half.
struct Level: View {
    nonisolated static let colors = [SRGBColor.level(0, 0, 1), .level(1, 0, 0), .level(0, 1, 0), .level(1, 0, 1)]
    let number: Int

    var body: some View {
        Self.colors[number].color
            .frame(width: 40, height: 160)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .topNavigationBarTitle("Level")
    }
}

extension SRGBColor {
    fileprivate static func level(_ red: Double, _ green: Double, _ blue: Double) -> SRGBColor {
        SRGBColor(red: red, green: green, blue: blue, opacity: 1)
    }
}

/// A shell of levels over a background.
struct ShellApp: View {
    let navigator: Navigator
    var style = TopNavigationBarStyle.transparent

    var body: some View {
        Level(number: 0)
            .navigationShell(bar: .custom(style), navigator: navigator)
            .navigationRoute(LevelRoute.self) { Level(number: $0.number) }
            .persistentBackground(.sunset)
            .environment(\.colorScheme, .light)
    }
}

extension Pixels {
    /// The number of the level whose mark is in the middle of the image.
    var level: Int? { Level.colors.firstIndex { self[width / 2, height / 2].levels(to: $0) < 60 } }

    /// Returns the largest difference of the left edge from another image's, below the bars.
    func edgeLevels(to other: Pixels) -> Double {
        stride(from: height / 4, to: height, by: height / 8).map { self[4, $0].levels(to: other[4, $0]) }.max() ?? 0
    }
}
#endif
