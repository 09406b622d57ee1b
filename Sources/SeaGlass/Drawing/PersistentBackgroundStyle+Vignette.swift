extension PersistentBackgroundStyle {
    /// A darkening of the edges: black that grows denser from a start radius to an end radius around the center.
    ///
    /// ```swift
    /// let frame = PersistentBackgroundStyle.Vignette.standard
    ///     .opacity(light: 0.1, dark: 0.3)
    ///     .radius(from: .halfDiagonal(0.4), to: .halfDiagonal(1))
    /// ```
    public struct Vignette: Hashable, Sendable {
        /// Opacity 0.15 in light appearance and 0.25 in dark, from 200 points to 500.
        public static let standard = Vignette()

        package private(set) var lightOpacity = 0.15
        package private(set) var darkOpacity = 0.25
        package private(set) var startRadius = Radius.points(200)
        package private(set) var endRadius = Radius.points(500)

        /// This vignette with other opacities at its end radius and beyond.
        ///
        /// - Parameters:
        ///   - light: The opacity in light appearance, 0…1. Outside is clamped; what is NaN or infinite becomes 0.15.
        ///   - dark: The opacity in dark appearance, 0…1. Outside is clamped; what is NaN or infinite becomes 0.25.
        /// - Returns: The changed vignette.
        public func opacity(light: Double, dark: Double) -> Vignette {
            var vignette = self
            vignette.lightOpacity = light.isFinite ? light.clampedToUnit(nan: 0) : Vignette.standard.lightOpacity
            vignette.darkOpacity = dark.isFinite ? dark.clampedToUnit(nan: 0) : Vignette.standard.darkOpacity
            return vignette
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
            var vignette = self
            vignette.startRadius = start
            vignette.endRadius = end
            return vignette
        }
    }
}
