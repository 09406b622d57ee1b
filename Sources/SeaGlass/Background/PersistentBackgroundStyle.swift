import SwiftUI

/// The look of a persistent background: gradient, vignette, grain and base color.
///
/// ```swift
/// .persistentBackground(.ocean, style: .standard.vignette(nil))
/// .persistentBackground(.ocean, style: .standard.vignette(.standard.opacity(light: 0.1, dark: 0.3)))
/// .persistentBackground(
///     .ocean,
///     style: .standard.gradient(.linear(from: .topLeading, to: .bottomTrailing)).grain(0.05)
/// )
/// ```
///
/// Layer: template, <doc:PersistentBackgrounds>.
public struct PersistentBackgroundStyle: Hashable, Sendable {
    /// The palette's gradient under a vignette.
    public static let standard = PersistentBackgroundStyle(drawsGradient: true, vignette: .standard)

    /// The system's background alone, or the color of ``base(_:)``, without a gradient.
    public static let minimal = PersistentBackgroundStyle(drawsGradient: false, vignette: nil)

    package let drawsGradient: Bool
    package private(set) var vignette: Vignette?
    package private(set) var base: Color?
    package private(set) var gradient = PersistentBackgroundStyle.Gradient.linear()
    package private(set) var grain = leastGrain

    /// One level of 256: enough to remove bands, and invisible.
    package static let leastGrain = 1.0 / 255

    /// Returns this style with another vignette.
    ///
    /// A style without a gradient, such as ``minimal``, draws no vignette either.
    ///
    /// - Parameter vignette: The vignette; `nil` removes it.
    /// - Returns: The changed style.
    public func vignette(_ vignette: Vignette?) -> PersistentBackgroundStyle {
        copy(of: self) { $0.vignette = vignette }
    }

    /// Returns this style with another course of the palette's colors.
    ///
    /// ```swift
    /// .persistentBackground(.sunset, style: .standard.gradient(.mesh))
    /// ```
    ///
    /// - Parameter gradient: The course. Coordinates are limited to ±1,000. Points that are closer than a millionth of
    ///   the size, or not finite, become the top and the bottom.
    /// - Returns: The changed style.
    public func gradient(_ gradient: PersistentBackgroundStyle.Gradient) -> PersistentBackgroundStyle {
        copy(of: self) { $0.gradient = gradient.drawable }
    }

    /// Returns this style with another amount of grain: blue noise, pixel by pixel, that does not move.
    ///
    /// With eight bits a channel a slow gradient shows bands. The default grain is invisible and just enough to remove
    /// them; a larger amount is visible, like the grain of paper.
    ///
    /// ```swift
    /// .persistentBackground(.midnight, style: .standard.grain(0.06))
    /// ```
    ///
    /// Increase Contrast removes the grain, and so does a window's glass that shows through the gradient. A bitmap
    /// replaces the default grain by dithering, and draws any larger amount.
    ///
    /// - Parameter amount: The share of noise in the picture, clamped to 0…0.5: 0 removes the grain. The default is
    ///   1/255, which also replaces NaN.
    /// - Returns: The changed style.
    public func grain(_ amount: Double) -> PersistentBackgroundStyle {
        copy(of: self) { $0.grain = amount.isNaN ? Self.leastGrain : min(max(amount, 0), 0.5) }
    }

    /// Returns this style over a color instead of the system's background.
    ///
    /// ```swift
    /// .persistentBackground(.ocean, style: .standard.base(.black))
    /// ```
    ///
    /// | System | Under the gradient by default |
    /// | --- | --- |
    /// | iOS, iPadOS, Mac Catalyst | `systemBackground`; in a dark sheet its lighter variant |
    /// | macOS | the color of a window's background |
    /// | tvOS, watchOS | white in light appearance, black in dark |
    /// | visionOS | the glass of the window; under Reduce Transparency white in light appearance, black in dark |
    /// | a bitmap, on every system | white in light appearance, black in dark |
    ///
    /// - Parameter color: The color, or `nil` for the system's. A color that differs by appearance is resolved in each
    ///   appearance; the opacity is ignored.
    /// - Returns: The changed style.
    public func base(_ color: Color?) -> PersistentBackgroundStyle { copy(of: self) { $0.base = color } }
}

extension PersistentBackgroundStyle {
    /// The course of a palette's colors over the background.
    ///
    /// Layer: template, <doc:PersistentBackgrounds>.
    public enum Gradient: Hashable, Sendable {
        /// A straight course from one point to another, at any angle. Points are fractions of the size, from the top
        /// left corner, in right-to-left languages too.
        case linear(from: UnitPoint = .top, to: UnitPoint = .bottom)

        /// Waves from top to bottom: at the sides the colors lie higher or lower than in the middle.
        ///
        /// It needs `MeshGradient`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2. On older systems it is
        /// ``linear(from:to:)`` from top to bottom.
        case mesh

        /// The gradient with points that differ, and are so near that the squares of distances are finite.
        fileprivate var drawable: Gradient {
            guard case .linear(let from, let to) = self else { return self }
            func near(_ point: UnitPoint) -> UnitPoint {
                UnitPoint(x: min(max(point.x, -1_000), 1_000), y: min(max(point.y, -1_000), 1_000))
            }
            let start = near(from)
            let end = near(to)
            let isLong = max(abs(start.x - end.x), abs(start.y - end.y)) >= 1e-6
            let isFinite = [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite)
            return isLong && isFinite ? .linear(from: start, to: end) : .linear()
        }
    }
}

extension PersistentBackgroundStyle {
    /// A darkening of the edges: black that grows denser from a start radius to an end radius around the center.
    ///
    /// ```swift
    /// let frame = PersistentBackgroundStyle.Vignette.standard
    ///     .opacity(light: 0.1, dark: 0.3)
    ///     .radius(from: 0.4, to: 1)
    /// ```
    ///
    /// Layer: template, <doc:PersistentBackgrounds>.
    public struct Vignette: Hashable, Sendable {
        /// A vignette with radii of 0.43 and 1.07 of the distance from the center to a corner. The opacity is 0 at the
        /// first radius, and 0.15 at the second, or 0.25 in dark appearance.
        ///
        /// On a phone of 393 × 852 points the radii are 202 points and 502 points.
        public static let standard = Vignette()

        package private(set) var lightOpacity = 0.15
        package private(set) var darkOpacity = 0.25
        package private(set) var startRadius = 0.43
        package private(set) var endRadius = 1.07

        /// Returns this vignette with other opacities at its end radius and beyond.
        ///
        /// - Parameters:
        ///   - light: The opacity in light appearance, clamped to 0…1; NaN and infinity become 0.15.
        ///   - dark: The opacity in dark appearance, clamped to 0…1; NaN and infinity become 0.25.
        /// - Returns: The changed vignette.
        public func opacity(light: Double, dark: Double) -> Vignette {
            copy(of: self) {
                $0.lightOpacity = light.isFinite ? light.clampedToUnit(nan: 0) : Vignette.standard.lightOpacity
                $0.darkOpacity = dark.isFinite ? dark.clampedToUnit(nan: 0) : Vignette.standard.darkOpacity
            }
        }

        /// Returns this vignette with other radii, as fractions of the distance from the center to a corner.
        ///
        /// With fractions, the vignette looks alike in windows of all sizes. Darkening starts at the smaller radius.
        ///
        /// - Parameters:
        ///   - start: The fraction at which the darkening starts: 0 is the center, 1 a corner. It is clamped to 0…100,
        ///     and NaN is 0. The standard fraction is 0.43.
        ///   - end: The fraction at which the darkening is complete, in the same range. The standard fraction is 1.07.
        /// - Returns: The changed vignette.
        public func radius(from start: Double, to end: Double) -> Vignette {
            func clamped(_ fraction: Double) -> Double { fraction.isNaN ? 0 : min(max(fraction, 0), 100) }
            return copy(of: self) { ($0.startRadius, $0.endRadius) = (clamped(start), clamped(end)) }
        }
    }
}
