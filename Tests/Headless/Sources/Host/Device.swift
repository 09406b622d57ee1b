import SwiftUI

/// A device, or a window on one: its name, the size and safe areas of its window in points, and its display scale.
///
/// Apple documents the sizes, the scales, and the safe areas of Apple TV (Designing for tvOS):
/// [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/layout).
/// The sizes of iPhone Duo are from field reports (TableProApp/TablePro#3035). The other safe areas, and the sizes of
/// windows, of their corner controls and of side bars, are guesses.
public struct Device: Hashable, Sendable {
    /// The name that a page shows.
    public let name: String
    package let window: Window
    /// Pixels per point.
    public let scale: Double

    private init(
        _ name: String,
        _ width: CGFloat,
        _ height: CGFloat,
        scale: Double,
        idiom: Window.Idiom = .phone,
        _ change: (inout Window) -> Void
    ) {
        var window = Window(width: width, height: height)
        window.idiom = idiom
        change(&window)
        self.name = name
        self.window = window
        self.scale = scale
    }

    /// A window without any device around it.
    public static let none = Device("window", 393, 852, scale: 1) { _ in }

    public static let iPhoneSE = Device("iPhone SE", 375, 667, scale: 2) { $0.top = 20 }

    public static let iPhone17Pro = Device("iPhone 17 Pro", 402, 874, scale: 3) { ($0.top, $0.bottom) = (62, 34) }

    public static let iPhone17ProLandscape = Device("iPhone 17 Pro, landscape", 874, 402, scale: 3) {
        $0.left = 62
        $0.right = 62
        $0.bottom = 20
    }

    public static let iPhoneDuoOuter = Device("iPhone Duo, outer", 466, 678, scale: 3) {
        $0.right = 62
        $0.bottom = 34
        $0.sideBar = 62
    }

    public static let iPhoneDuoInner = Device("iPhone Duo, inner", 951, 669, scale: 3) {
        $0.right = 62
        $0.bottom = 25
        $0.sideBar = 62
    }

    public static let iPad = Device("iPad", 1024, 1366, scale: 2, idiom: .pad) { ($0.top, $0.bottom) = (32, 25) }

    public static let iPadHalf = Device("iPad, half", 678, 1024, scale: 2, idiom: .pad) {
        $0.top = 32
        $0.bottom = 25
    }

    public static let iPadWindow = Device("iPad, small window", 400, 600, scale: 2, idiom: .pad) {
        $0.top = 32
        $0.controls = 76
    }

    public static let mac = Device("Mac window", 900, 600, scale: 2, idiom: .mac) { ($0.top, $0.controls) = (52, 78) }

    public static let television = Device("Apple TV", 1920, 1080, scale: 2, idiom: .television) {
        $0.top = 60
        $0.bottom = 60
        $0.left = 80
        $0.right = 80
    }

    public static let watch = Device("Apple Watch 42 mm", 187, 223, scale: 2, idiom: .watch) { $0.top = 47 }

    public static let watchUltra = Device("Apple Watch Ultra", 211, 257, scale: 2, idiom: .watch) { $0.top = 52 }

    /// The devices on which layouts are tested.
    public static let all: [Device] = [
        iPhoneSE, iPhone17Pro, iPhone17ProLandscape, iPhoneDuoOuter, iPhoneDuoInner, iPad, iPadHalf, iPadWindow, mac,
        television, watch, watchUltra,
    ]
}
