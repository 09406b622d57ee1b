import SwiftUI

/// A debug-build observer of the screens in front of a background.
@MainActor protocol ScreenAudit: AnyObject {
    func backgroundAppeared()
    func backgroundDisappeared()
    func screenAppeared(_ screen: Namespace.ID)

    /// - Parameter type: The type to name in a report.
    func screenDisappeared(_ screen: Namespace.ID, of type: Any.Type)
}

extension View {
    /// Reports the appearances of a screen to a background's audit. A release build returns the view itself.
    func auditedScreen(_ audit: (any ScreenAudit)?, _ id: Namespace.ID, of type: Any.Type) -> some View {
        #if DEBUG
        onAppear { audit?.screenAppeared(id) }.onDisappear { audit?.screenDisappeared(id, of: type) }
        #else
        self
        #endif
    }
}
