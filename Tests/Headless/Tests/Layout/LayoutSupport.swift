import HeadlessHost
import SwiftUI

/// A named color that fills the proposed size.
struct Plate: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View { Color.gray.accessibilityLabel(name) }
}

/// Hosts a view in the middle of a window of 400 × 800 points, at a display scale of 3.
@MainActor func laidOut(_ view: some View, _ change: (inout System) -> Void = { _ in }) -> Host {
    var system = System()
    system.width = 400
    system.height = 800
    change(&system)
    return Host(view.environment(\.displayScale, 3), system: system)
}

extension Host {
    /// Returns the frames of views, each as "x y width height" in points.
    func places(_ names: String...) -> String {
        names.map { frame(of: $0).map(\.place) ?? "nowhere" }.joined(separator: ", ")
    }
}

extension CGRect {
    /// The frame as "x y width height".
    var place: String { [minX, minY, width, height].map(\.short).joined(separator: " ") }
}

extension CGFloat {
    /// The number with at most two decimals.
    var short: String {
        let hundredths = (self * 100).rounded()
        return hundredths.truncatingRemainder(dividingBy: 100) == 0 ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
    }
}
