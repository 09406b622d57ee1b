import HeadlessHost
import SwiftUI

/// A view of a name, to be found by: a color as large as is proposed.
struct Plate: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View { Color.gray.accessibilityLabel(name) }
}

/// Hosts a view in the middle of a window of 400 × 800 points, with three pixels to a point.
@MainActor func laidOut(_ view: some View, _ change: (inout System) -> Void = { _ in }) -> Host {
    var system = System()
    (system.width, system.height) = (400, 800)
    change(&system)
    return Host(view.environment(\.displayScale, 3), system: system)
}

extension Host {
    /// Where views are: "x y width height" of each, in points.
    func places(_ names: String...) -> String {
        names.map { frame(of: $0).map(\.place) ?? "nowhere" }.joined(separator: ", ")
    }
}

extension CGRect {
    /// "x y width height".
    var place: String { [minX, minY, width, height].map(\.short).joined(separator: " ") }
}

extension CGFloat {
    /// With as many digits as are needed, two at most after the point.
    var short: String {
        let hundredths = (self * 100).rounded()
        return hundredths.truncatingRemainder(dividingBy: 100) == 0 ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
    }
}
