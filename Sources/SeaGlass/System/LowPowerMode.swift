import Foundation
import SwiftUI

extension EnvironmentValues {
    private struct LowPowerModeKey: EnvironmentKey {
        static var defaultValue: Bool {
            #if canImport(Darwin)
            ProcessInfo.processInfo.isLowPowerModeEnabled
            #else
            false
            #endif
        }
    }

    /// Whether the device was in Low Power Mode when a view's environment was last read: nothing of ours animates then.
    ///
    /// A change of the mode evaluates nothing, since nothing but the next change looks different because of it.
    package var isLowPowerModeEnabled: Bool {
        get { self[LowPowerModeKey.self] }
        set { self[LowPowerModeKey.self] = newValue }
    }
}
