import SwiftUI

/// The system, and the context around a modifier. Neither changes with a palette or an appearance.
struct Surroundings: DynamicProperty {
    @Environment(\.platformCapabilities) var capabilities
    @Environment(\.screenContext) var context

    /// Returns the context around with a change.
    func changed(_ change: (inout ScreenContext) -> Void) -> ScreenContext { copy(of: context, with: change) }
}
