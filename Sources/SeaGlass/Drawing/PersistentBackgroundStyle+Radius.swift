extension PersistentBackgroundStyle {
    /// A distance from the center of the background: in points, or relative to its size.
    ///
    /// Points look the same on every phone. In the window of an iPad or a Mac the same points are a spot in the middle;
    /// a part of the half-diagonal frames every window alike.
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
        /// On a phone of 393 × 852 points the standard radii, 200 and 500 points, are about 0.43 and 1.07.
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
