/// The method that generates the blue noise of `BlueNoise.swift`. It ranks the places of a square tile, so that the
/// places below any rank are spread as evenly as possible, even across the tile's edges.
///
/// Beyond the left and right edges is the next tile or, in the middle of a bitmap, the tile's mirror image; each has
/// half the weight. Each row has one of the lowest and one of the highest ranks.
///
/// Source: R. Ulichney, [The void-and-cluster method for dither array
/// generation](https://cv.ulichney.com/papers/1993-void-cluster.pdf), 1993. Energies are whole numbers, so that every
/// machine generates the same tile.
struct VoidAndCluster {
    private let side: Int
    private var isTaken: [Bool]
    private var energies: [Int]
    private var free: [Int]
    private let weights: [Int]
    private static let reach = 7

    /// Returns the rank of each place, row by row, starting at 0.
    static func ranks(side: Int, seed: UInt64) -> [Int] {
        var pattern = VoidAndCluster(side: side)
        pattern.scatter(seed: seed)
        pattern.spread()
        return pattern.ranked()
    }

    private init(side: Int) {
        self.side = side
        isTaken = Array(repeating: false, count: side * side)
        energies = Array(repeating: 0, count: side * side)
        free = Array(repeating: side, count: side)
        // exp(-d² / 2σ²) with σ = 2, by repeated multiplication, because mathematics libraries differ.
        let base = 0.882_496_902_584_595_5
        func weight(x: Int, y: Int) -> Int {
            var weight = 1e9
            for _ in 0..<(x * x + y * y) { weight *= base }
            return Int(weight) * 2
        }
        let offsets = -Self.reach...Self.reach
        weights = offsets.flatMap { y in offsets.map { x in weight(x: x, y: y) } }
    }

    private mutating func set(_ place: Int, taken: Bool) {
        isTaken[place] = taken
        free[place / side] += taken ? -1 : 1
        let (row, column, reach, side, sign) = (place / side, place % side, Self.reach, side, taken ? 1 : -1)
        energies.withUnsafeMutableBufferPointer { energies in
            weights.withUnsafeBufferPointer { weights in
                for y in -reach...reach {
                    let start = (row + y + side) % side * side
                    for x in (column - reach)...(column + reach) {
                        let weight = weights[(y + reach) * (2 * reach + 1) + x - column + reach] * sign
                        if x >= 0, x < side {
                            energies[start + x] += weight
                        } else {
                            energies[start + (x + side) % side] += weight / 2
                            energies[start + (x < 0 ? -1 - x : 2 * side - 1 - x)] += weight / 2
                        }
                    }
                }
            }
        }
    }

    /// Returns the taken place with the most taken places around it.
    private func tightestCluster() -> Int { extreme { isTaken[$0] ? energies[$0] : .min } }

    /// Returns the free place with the fewest taken places around it, among rows with more than `left` free places.
    private func largestVoid(leaving left: Int) -> Int {
        extreme { isTaken[$0] || free[$0 / side] <= left ? .min : -energies[$0] }
    }

    private func extreme(_ value: (Int) -> Int) -> Int {
        var best = 0
        var most = Int.min
        for place in 0..<(side * side) {
            let value = value(place)
            if value > most { (best, most) = (place, value) }
        }
        return best
    }

    /// Takes one random place in each row.
    private mutating func scatter(seed: UInt64) {
        var state = seed
        for row in 0..<side {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            set(row * side + Int(state >> 33) % side, taken: true)
        }
    }

    /// Moves places within their rows from clusters into voids until the order is stable.
    private mutating func spread() {
        var unchanged = 0
        while unchanged < side {
            for row in 0..<side {
                let places = row * side..<(row + 1) * side
                guard let taken = places.first(where: { isTaken[$0] }) else { continue }
                set(taken, taken: false)
                let void = places.min { energies[$0] < energies[$1] } ?? taken
                set(void, taken: true)
                unchanged = void == taken ? unchanged + 1 : 0
            }
        }
    }

    /// Ranks the taken places by removing them cluster by cluster, then the others by filling the voids.
    private func ranked() -> [Int] {
        var ranks = Array(repeating: 0, count: side * side)
        var pattern = self
        for rank in (0..<side).reversed() {
            let place = pattern.tightestCluster()
            pattern.set(place, taken: false)
            ranks[place] = rank
        }
        pattern = self
        for rank in side..<(side * side) {
            let place = pattern.largestVoid(leaving: rank < side * (side - 1) ? 1 : 0)
            pattern.set(place, taken: true)
            ranks[place] = rank
        }
        return ranks
    }
}
