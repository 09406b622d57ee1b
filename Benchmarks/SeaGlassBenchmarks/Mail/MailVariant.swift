#if canImport(HeadlessHost)
import SeaGlass
import SwiftUI

/// A way to put a background behind the mail app.
enum MailVariant: Hashable, Sendable {
    /// No background.
    case plain
    /// The lines that people write without a library. `clearsContainer` stands for their `#available(iOS 18, *)`: the
    /// headless host imitates older systems, but `#available` does not.
    case byHand(clearsContainer: Bool)
    /// The lines of the README, on a `NavigationStack`.
    case seaGlass
    /// The lines of the README, on a shell with the system's bar.
    case shell
}

extension View {
    /// Lets the background through a row, or through the rows of a section.
    @ViewBuilder func mailRow(_ variant: MailVariant) -> some View {
        switch variant {
        case .byHand: listRowBackground(Color.white.opacity(0.6))
        case .seaGlass, .shell: transparentRow(.translucent)
        case .plain: self
        }
    }
}
#endif
