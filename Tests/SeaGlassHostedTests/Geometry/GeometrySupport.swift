import HeadlessHost
import SeaGlass
import SwiftUI

/// A system and a device on which a test's sentence must be true.
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

    var window: CGRect { device.frame }

    /// The middle between the insets at both sides. An iPhone Duo has its bars at one side.
    var midX: CGFloat { device.safeArea.midX }

    /// Devices with a touch screen, except watches, on each system with a separate path. The iPhone Duo is new in iOS
    /// 27.
    static let all: [Place] = {
        let devices: [Device] = [.iPhoneSE, .iPhone17Pro, .iPhone17ProLandscape, .iPad, .iPadHalf]
        let duo: [Device] = [.iPhoneDuoOuter, .iPhoneDuoInner]
        let all = versions.flatMap { version in devices.map { Place(version: version, device: $0) } }
        return all + duo.map { Place(version: 27, device: $0) }
    }()

    static let phones: [Place] = all.filter { $0.device.isPhone }
}

extension CGRect {
    /// Returns whether the frame equals another one, except for rounding.
    func isSame(as other: CGRect) -> Bool {
        zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).allSatisfy {
            abs($0 - $1) < 0.01
        }
    }
}

extension Host {
    /// The frames of persistent backgrounds, each of which draws a vertical gradient.
    var backgroundFrames: [CGRect] {
        elements.filter { $0.value is LinearGradient }.compactMap(frame)
    }
}
