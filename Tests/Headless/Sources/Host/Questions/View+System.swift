import Foundation
import SwiftUI

/// What the system sets around a view, and an app can't.
///
/// ```swift
/// let host = Host(Button("Play") {}.focusedBySystem())
/// ```
extension View {
    /// Moves the focus of a keyboard or a remote to the view.
    public func focusedBySystem() -> some View { environment(\.isFocused, true) }

    /// Lets lists and lazy stacks make all their rows, also the rows that are not in sight.
    public func makingAllRows() -> some View { environment(\.makesAllRows, true) }

    /// Performs an action with the URLs of links and shared items that a person taps in the view.
    public func onFollowedLinks(perform action: @escaping ([URL]) -> Void) -> some View {
        environment(\.links, Links(action))
    }
}
