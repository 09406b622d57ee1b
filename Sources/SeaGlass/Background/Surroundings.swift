import SwiftUI

/// The device's settings and the screen around a view. Neither changes with a palette.
struct Surroundings: DynamicProperty {
    var device = DeviceSettings()
    @Environment(\.screenContext) var context

    var capabilities: PlatformCapabilities { device.capabilities }

    /// Returns the context around with a change.
    func changed(_ change: (inout ScreenContext) -> Void) -> ScreenContext { copy(of: context, with: change) }
}
