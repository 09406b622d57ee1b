// expect before SDK 26.4: passing non-Sendable parameter 'action' to function expecting a '@Sendable' closure
import SwiftUI

// Only the action of SDK 26.4 may be a closure that is not Sendable.
@MainActor func watched(_ view: some View, _ action: sending @escaping @isolated(any) () async -> Void) -> some View {
    view.task(action)
}
