import SwiftUI

/// How a persistent background draws its palette.
///
/// ```swift
/// .persistentBackground(.ocean, style: .standard.vignette(nil))
/// .persistentBackground(.ocean, style: .standard.vignette(.standard.opacity(light: 0.1, dark: 0.3)))
/// .persistentBackground(.ocean, style: .standard.rendering(.flattened))
/// .persistentBackground(.ocean, style: .standard.gradient(.linear(from: .topLeading, to: .bottomTrailing)).grain(0.05))
/// ```
public struct PersistentBackgroundStyle: Hashable, Sendable {
    /// The palette's gradient under a vignette.
    public static let standard = PersistentBackgroundStyle(drawsGradient: true, vignette: .standard)

    /// No gradient: the background of the system alone, or the color of ``base(_:)``.
    public static let minimal = PersistentBackgroundStyle(drawsGradient: false, vignette: nil)

    package let drawsGradient: Bool
    package private(set) var vignette: Vignette?
    package private(set) var base: SRGBColor?
    package private(set) var gradient = PersistentBackgroundStyle.Gradient.linear()
    package private(set) var grain = leastGrain
    package private(set) var rendering = PersistentBackgroundStyle.Rendering.layered

    /// One level of 256: enough to end bands, and nothing a person sees.
    static let leastGrain = 1.0 / 255

    /// This style with another vignette.
    ///
    /// A vignette frames a gradient: where none is drawn, as in ``minimal``, there is no vignette either.
    ///
    /// - Parameter vignette: The vignette, or `nil` for none.
    /// - Returns: The changed style.
    public func vignette(_ vignette: Vignette?) -> PersistentBackgroundStyle {
        copy(of: self) { $0.vignette = vignette }
    }

    /// This style with another course of the palette's colors.
    ///
    /// ```swift
    /// .persistentBackground(.sunset, style: .standard.gradient(.mesh))
    /// ```
    ///
    /// - Parameter gradient: The course. Points without a distance between them, or that are no numbers, are the top and the bottom.
    /// - Returns: The changed style.
    public func gradient(_ gradient: PersistentBackgroundStyle.Gradient) -> PersistentBackgroundStyle {
        copy(of: self) { $0.gradient = gradient.isDrawable ? gradient : .linear() }
    }

    /// This style with more grain, or with none: blue noise, pixel by pixel, that does not move.
    ///
    /// Eight bits a channel make bands of a slow gradient. By default there is just so much grain that they end, and
    /// nobody sees it; more of it is seen, as on paper.
    ///
    /// ```swift
    /// .persistentBackground(.midnight, style: .standard.grain(0.06))
    /// ```
    ///
    /// There is none under Increase Contrast, and where the glass of a window is seen through the gradient. A bitmap has
    /// its dithering instead of the default, and the same grain above it.
    ///
    /// - Parameter amount: How much of the picture is noise, 0…0.5: 0 is none, 1/255 the default. Outside is clamped; what is no
    ///   number is the default.
    /// - Returns: The changed style.
    public func grain(_ amount: Double) -> PersistentBackgroundStyle {
        copy(of: self) { $0.grain = amount.isNaN ? Self.leastGrain : min(max(amount, 0), 0.5) }
    }

    /// This style over another color than that of the system's own background.
    ///
    /// ```swift
    /// .persistentBackground(.ocean, style: .standard.base(.black))
    /// ```
    ///
    /// | System | What is under the gradient by itself |
    /// | --- | --- |
    /// | iOS, iPadOS, Mac Catalyst | `systemBackground`, the lighter one of a dark sheet too |
    /// | macOS | the color of a window's background |
    /// | tvOS, watchOS | white in light appearance, black in dark |
    /// | visionOS | nothing: the glass of the window is seen through the gradient, unless Reduce Transparency is on |
    /// | a bitmap, on every system | white in light appearance, black in dark |
    ///
    /// - Parameter color: The color in every appearance, opaque whatever its opacity, or `nil` for the system's.
    /// - Returns: The changed style.
    public func base(_ color: SRGBColor?) -> PersistentBackgroundStyle {
        copy(of: self) { $0.base = color?.opaque }
    }

    /// This style drawn in another way; what is seen stays the same.
    ///
    /// ```swift
    /// .persistentBackground(.ocean, style: .standard.rendering(.flattened))
    /// ```
    ///
    /// - Parameter rendering: ``PersistentBackgroundStyle/Rendering/layered`` unless said otherwise, or
    ///   ``PersistentBackgroundStyle/Rendering/flattened`` where every pass over the screen counts. It makes no difference to a bitmap.
    /// - Returns: The changed style.
    public func rendering(_ rendering: PersistentBackgroundStyle.Rendering) -> PersistentBackgroundStyle {
        copy(of: self) { $0.rendering = rendering }
    }

    private init(drawsGradient: Bool, vignette: Vignette?) {
        self.drawsGradient = drawsGradient
        self.vignette = vignette
    }
}

extension PersistentBackgroundStyle {
    /// The course of a palette's colors over the background.
    public enum Gradient: Hashable, Sendable {
        /// Straight from one point to another, at any angle: points are parts of the size, from the top leading corner, which
        /// is the left one in every language.
        case linear(from: UnitPoint = .top, to: UnitPoint = .bottom)

        /// From top to bottom in waves: at the edges the colors come sooner here and later there.
        ///
        /// On systems with `MeshGradient`: iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2. Before, it is
        /// ``linear(from:to:)`` from top to bottom.
        case mesh
    }
}

extension PersistentBackgroundStyle {
    /// The views that draw a persistent background on screen.
    ///
    /// Both are the same picture, at no pixel more than a level or two of 256 apart. A tile is in sRGB: for colors of a wider
    /// gamut take layers.
    public enum Rendering: Hashable, Sendable {
        /// Grain, a gradient and a vignette over it: three passes over the screen, of which two blend. Without grain two, of
        /// which one blends.
        ///
        /// A palette that changes is animated stop by stop.
        case layered

        /// One image of a few kilobytes, stretched over the container, on grain: two passes, of which one blends. Without
        /// grain one, and nothing to blend.
        ///
        /// It is computed off the main actor, once for each recipe and size, and kept for the next time. Until it is there,
        /// and for a second after a palette has changed with an animation, the layers are shown; the one takes the place of
        /// the other unseen. A gradient that does not run from top to bottom is shown in layers.
        case flattened
    }
}

extension PersistentBackgroundStyle {
    /// A darkening of the edges: black that grows denser from a start radius to an end radius around the center.
    ///
    /// ```swift
    /// let frame = PersistentBackgroundStyle.Vignette.standard
    ///     .opacity(light: 0.1, dark: 0.3)
    ///     .radius(from: .halfDiagonal(0.4), to: .halfDiagonal(1))
    /// ```
    public struct Vignette: Hashable, Sendable {
        /// Opacity 0.15 in light appearance and 0.25 in dark, from 0.43 of the half-diagonal to 1.07.
        ///
        /// On a phone of 393 × 852 points that is from 202 points to 502.
        public static let standard = Vignette()

        package private(set) var lightOpacity = 0.15
        package private(set) var darkOpacity = 0.25
        package private(set) var startRadius = Radius.halfDiagonal(0.43)
        package private(set) var endRadius = Radius.halfDiagonal(1.07)

        /// This vignette with other opacities at its end radius and beyond.
        ///
        /// - Parameters:
        ///   - light: The opacity in light appearance, 0…1. Outside is clamped; what is NaN or infinite becomes 0.15.
        ///   - dark: The opacity in dark appearance, 0…1. Outside is clamped; what is NaN or infinite becomes 0.25.
        /// - Returns: The changed vignette.
        public func opacity(light: Double, dark: Double) -> Vignette {
            copy(of: self) {
                $0.lightOpacity = light.isFinite ? light.clampedToUnit(nan: 0) : Vignette.standard.lightOpacity
                $0.darkOpacity = dark.isFinite ? dark.clampedToUnit(nan: 0) : Vignette.standard.darkOpacity
            }
        }

        /// This vignette with other radii.
        ///
        /// The smaller of the two, in the area that is drawn, is where the darkening starts.
        ///
        /// - Parameters:
        ///   - start: Where the darkening starts.
        ///   - end: Where it is complete.
        /// - Returns: The changed vignette.
        public func radius(from start: Radius, to end: Radius) -> Vignette {
            copy(of: self) { ($0.startRadius, $0.endRadius) = (start, end) }
        }
    }
}

extension PersistentBackgroundStyle {
    /// A distance from the center of the background: in points, or relative to its size.
    ///
    /// A part of the half-diagonal frames every window alike. Points look the same on every phone; in the window of an
    /// iPad or a Mac the same points are a spot in the middle.
    public struct Radius: Hashable, Sendable {
        private enum Unit: Hashable { case points, halfDiagonal }

        private let value: Double
        private let unit: Unit

        private init(_ value: Double, _ unit: Unit, limit: Double) {
            self.value = value.isNaN ? 0 : min(max(value, 0), limit)
            self.unit = unit
        }

        /// A radius in points.
        ///
        /// - Parameter points: The distance, from 0 to 100,000; outside is clamped, infinity included, and NaN is 0.
        /// - Returns: The radius.
        public static func points(_ points: Double) -> Radius {
            Radius(points, .points, limit: 100_000)
        }

        /// A radius relative to the distance from the center to a corner.
        ///
        /// The standard radii are 0.43 and 1.07.
        ///
        /// - Parameter fraction: The part of that distance, from 0 (the center) through 1 (the corner) to 100; outside
        ///   is clamped, infinity included, and NaN is 0.
        /// - Returns: The radius.
        public static func halfDiagonal(_ fraction: Double) -> Radius {
            Radius(fraction, .halfDiagonal, limit: 100)
        }

        /// The radius in points in an area.
        package func points(in area: DrawingArea) -> Double {
            switch unit {
            case .points: value
            case .halfDiagonal: value * area.halfDiagonal
            }
        }
    }
}
