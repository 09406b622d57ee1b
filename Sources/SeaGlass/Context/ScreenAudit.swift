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
    /// Tells a background's audit that a screen appears and disappears. A release build adds nothing to the view.
    func auditedScreen(_ audit: (any ScreenAudit)?, _ id: Namespace.ID, of type: Any.Type) -> some View {
        #if DEBUG
        onAppear { audit?.screenAppeared(id) }.onDisappear { audit?.screenDisappeared(id, of: type) }
        #else
        self
        #endif
    }
}
