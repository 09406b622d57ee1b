import SwiftUI

/// The capabilities and the screen context around a modifier. A change of palette or appearance changes neither.
struct Surroundings: DynamicProperty {
    @Environment(\.platformCapabilities) var capabilities
    @Environment(\.screenContext) var context

    /// Returns the context with a change.
    func changed(_ change: (inout ScreenContext) -> Void) -> ScreenContext { copy(of: context, with: change) }
}
