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
    /// Tells a background's audit that a screen appears and disappears. In a release build the closures are empty.
    func auditedScreen(_ audit: (any ScreenAudit)?, _ id: Namespace.ID, of type: Any.Type) -> some View {
        onAppear {
            #if DEBUG
            audit?.screenAppeared(id)
            #endif
        }
        .onDisappear {
            #if DEBUG
            audit?.screenDisappeared(id, of: type)
            #endif
        }
    }
}
