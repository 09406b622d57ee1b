import SwiftUI

/// The form of a presented route: a sheet or a cover.
///
/// | Style | iOS, Mac Catalyst, tvOS, watchOS, visionOS | macOS |
/// | --- | --- | --- |
/// | ``sheet(_:)`` | a sheet | a sheet |
/// | ``cover`` | a cover of the whole screen | a sheet: macOS has no covers |
///
/// Layer: template, <doc:PresentedRoutes>.
public struct NavigationPresentationStyle: Hashable, Sendable {
    private let isCover: Bool
    let detents: Set<PresentationDetent>

    var coversScreen: Bool {
        #if os(macOS)
        false
        #else
        isCover
        #endif
    }

    /// A sheet.
    ///
    /// A stored stack keeps only the detents `medium` and `large`. For other detents, chain `presentationDetents` on
    /// the route's screen.
    ///
    /// - Parameter detents: The heights at which the sheet rests, on systems whose sheets have detents. With an empty
    ///   set the system chooses the height.
    public static func sheet(_ detents: Set<PresentationDetent> = []) -> NavigationPresentationStyle {
        NavigationPresentationStyle(isCover: false, detents: detents)
    }

    /// A cover of the whole screen. On macOS it is a sheet.
    public static let cover = NavigationPresentationStyle(isCover: true, detents: [])

    /// The style as flags of a stored entry. They are never 0, and leave the lowest bit to `disableBackGesture`.
    var bits: UInt8 {
        (isCover ? 0b100 : 0b10) | (detents.contains(.medium) ? 0b1000 : 0) | (detents.contains(.large) ? 0b10000 : 0)
    }

    init?(bits: UInt8) {
        switch bits {
        case 0b100: self = .cover
        case 0b10: self = .sheet()
        case 0b1010: self = .sheet([.medium])
        case 0b10010: self = .sheet([.large])
        case 0b11010: self = .sheet([.medium, .large])
        default: return nil
        }
    }

    private init(isCover: Bool, detents: Set<PresentationDetent>) { (self.isCover, self.detents) = (isCover, detents) }
}
