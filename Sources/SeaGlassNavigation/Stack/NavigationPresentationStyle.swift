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
    /// A stored stack keeps the detents `medium` and `large` alone. For others chain `presentationDetents` on the
    /// route's screen.
    ///
    /// - Parameter detents: The heights at which the sheet rests, on systems whose sheets have detents. With an empty
    ///   set the system chooses.
    public static func sheet(_ detents: Set<PresentationDetent> = []) -> NavigationPresentationStyle {
        NavigationPresentationStyle(isCover: false, detents: detents)
    }

    /// A cover of the whole screen. On macOS it is a sheet.
    public static let cover = NavigationPresentationStyle(isCover: true, detents: [])

    // MARK: Storing

    /// The style as flags of a stored entry: never 0, and without the lowest one.
    var bits: UInt8 {
        (isCover ? 0b100 : 0b10) | (detents.contains(.medium) ? 0b1000 : 0) | (detents.contains(.large) ? 0b10000 : 0)
    }

    /// - Returns: `nil` if no style has the bits.
    init?(bits: UInt8) {
        let detents: [Set<PresentationDetent>] = [[], [.medium], [.large], [.medium, .large]]
        let styles = [NavigationPresentationStyle.cover] + detents.map { .sheet($0) }
        guard let style = styles.first(where: { $0.bits == bits }) else { return nil }
        self = style
    }

    private init(isCover: Bool, detents: Set<PresentationDetent>) { (self.isCover, self.detents) = (isCover, detents) }
}
