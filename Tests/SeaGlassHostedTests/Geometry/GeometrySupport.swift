import HeadlessHost
import SeaGlass
import SwiftUI

/// A system and a device on which a sentence has to hold.
struct Place: CustomStringConvertible, Sendable {
    let version: Int
    let device: Device

    var description: String { "iOS \(version), \(device.name)" }

    @MainActor func host(_ view: some View, _ change: (inout System) -> Void = { _ in }) -> Host {
        SeaGlassHostedTests.host(view, on: version) {
            $0.device = device
            change(&$0)
        }
    }

    var window: CGRect { CGRect(x: 0, y: 0, width: device.window.width, height: device.window.height) }

    /// The devices with a touch screen and more than a hand's breadth of it, on each system whose path differs.
    static let all = versions.flatMap { version in
        [.iPhoneSE, .iPhone17Pro, .iPhone17ProLandscape, .iPad, .iPadHalf].map { Place(version: version, device: $0) }
    }

    static let phones = all.filter { $0.device.window.idiom == .phone }
}

extension CGRect {
    /// Returns whether the edges are those of another frame, but for rounding.
    func isSame(as other: CGRect) -> Bool {
        zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).allSatisfy {
            abs($0 - $1) < 0.01
        }
    }
}

extension Host {
    var sheetFrames: [CGRect] { layout.boxes.compactMap { ($0 as? SheetBox)?.pixelFrame } }

    /// The frames of persistent backgrounds, each of which draws one vertical gradient.
    var backgroundFrames: [CGRect] {
        elements.filter { $0.value is LinearGradient }.compactMap(frame)
    }
}
