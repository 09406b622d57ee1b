import Foundation

/// Whether the device is to save power: nothing of ours animates then.
///
/// It is asked whenever something is about to change. A change of the mode evaluates nothing, since nothing but the next
/// change looks different because of it.
enum LowPowerMode {
    /// What the device is taken for, for as long as the task runs in which it is set. For tests.
    @TaskLocal static var isTakenToBeOn: Bool?

    static var isOn: Bool {
        #if canImport(Darwin)
        isTakenToBeOn ?? ProcessInfo.processInfo.isLowPowerModeEnabled
        #else
        isTakenToBeOn ?? false
        #endif
    }
}
