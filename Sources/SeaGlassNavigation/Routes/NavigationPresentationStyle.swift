import SwiftUI

/// The way in which a route is shown: pushed, or presented as a sheet or a cover.
///
/// Say it where the route is declared:
///
/// ```swift
/// InboxScreen()
///     .navigationShell()
///     .navigationRoute(SettingsRoute.self, as: .sheet.detents([.medium, .large])) { _ in SettingsScreen() }
/// ```
///
/// | Style | iOS, Mac Catalyst, tvOS, watchOS, visionOS | macOS |
/// | --- | --- | --- |
/// | ``push`` | a screen of the stack | the same |
/// | ``sheet`` | a sheet | a sheet |
/// | ``cover`` | a cover of the whole screen | a sheet: macOS has no covers |
///
/// Layer: template, <doc:PresentedRoutes>.
public struct NavigationPresentationStyle: Hashable, Sendable {
    private enum Kind: Hashable { case push, sheet, cover }

    private let kind: Kind
    private(set) var detents: Set<PresentationDetent> = []
    private(set) var isBare = false

    var coversScreen: Bool {
        #if os(macOS)
        false
        #else
        kind == .cover
        #endif
    }

    var isPush: Bool { kind == .push }
    /// The style of a presented route.
    var presented: NavigationPresentationStyle { isPush ? .sheet : self }

    /// A screen of the stack. This is the default. A route that is presented nevertheless is a sheet.
    public static let push = NavigationPresentationStyle(kind: .push)

    /// A sheet with a stack around the screen.
    public static let sheet = NavigationPresentationStyle(kind: .sheet)

    /// A cover of the whole screen, with a stack around the screen. On macOS it is a sheet.
    public static let cover = NavigationPresentationStyle(kind: .cover)

    /// Returns a sheet that rests at the given heights, on systems whose sheets have detents.
    ///
    /// A cover and a pushed screen have no heights, and stay as they are.
    ///
    /// - Parameter detents: The heights. With an empty set the system chooses the height.
    public func detents(_ detents: Set<PresentationDetent>) -> NavigationPresentationStyle {
        kind == .sheet ? with(self) { $0.detents = detents } : self
    }

    /// The sheet or cover without a stack around the screen: for a `TabView`, a split view, a camera.
    ///
    /// A navigator in a bare sheet dismisses the sheet. It can't push, which debug builds report. Chain `navigationShell`
    /// on a tab or a column for a stack. A pushed screen stays as it is.
    public var bare: NavigationPresentationStyle { isPush ? self : with(self) { $0.isBare = true } }
}

/// The styles that a stored entry can have: its kind, the detents `medium` and `large`, and whether it is bare.
extension NavigationPresentationStyle {
    /// The flags of a stored entry, 0 for a pushed screen. They leave the lowest bit to `disableBackGesture`.
    var bits: UInt8 {
        let kind: UInt8 =
            switch kind {
            case .push: 0
            case .sheet: 0b10
            case .cover: 0b100
            }
        return kind | (detents.contains(.medium) ? 0b1000 : 0) | (detents.contains(.large) ? 0b10000 : 0)
            | (isBare ? 0b100000 : 0)
    }

    init?(bits: UInt8) {
        var detents: Set<PresentationDetent> = []
        if bits & 0b1000 != 0 { detents.insert(.medium) }
        if bits & 0b10000 != 0 { detents.insert(.large) }
        let kind: NavigationPresentationStyle = bits & 0b100 == 0 ? .sheet : .cover
        let style = kind.detents(detents)
        self = bits & 0b100000 == 0 ? style : style.bare
        guard self.bits == bits else { return nil }
    }

    /// Returns the declared style if both have the same stored form, so that a restored sheet has all declared heights.
    func restored(_ declared: NavigationPresentationStyle) -> NavigationPresentationStyle {
        declared.bits == bits ? declared : self
    }
}
