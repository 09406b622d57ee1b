import HeadlessHost
import SwiftUI

@testable import SeaGlass

extension Host {
    /// The gradients of all drawn backgrounds, on covered screens too, from back to front.
    var drawnGradients: [Gradient] { drawnGradientViews.map(\.gradient) }

    var drawnGradientViews: [ShownLinearGradient] {
        // A background has the same number of stops for every palette.
        nodes.compactMap(\.linearGradient).filter { $0.gradient.stops.count == 33 }
    }
}

extension BackgroundRecipe {
    /// The gradients in which the recipe is drawn: alone, behind painted screens, and on a painted screen.
    var drawnGradients: Set<Gradient> {
        let painted = paintedLayer ?? layer
        return [gradient(of: layer), gradient(of: painted), withoutLeastGrain.gradient(of: painted)]
    }

    private func gradient(of layer: [Stop]) -> Gradient {
        Gradient(stops: layer.map { Gradient.Stop(color: overGrain($0.color).color, location: $0.location) })
    }
}
