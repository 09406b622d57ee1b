import Foundation

/// The device's Low Power Mode, in which the library animates nothing.
///
/// Read before each change. Turning the mode on or off evaluates no view, since only the next change looks different.
enum LowPowerMode {
    /// The mode to assume instead of the device's, while the task that sets it runs. For tests.
    @TaskLocal static var isTakenToBeOn: Bool?

    static var isOn: Bool {
        #if canImport(Darwin)
        isTakenToBeOn ?? ProcessInfo.processInfo.isLowPowerModeEnabled
        #else
        isTakenToBeOn ?? false
        #endif
    }
}
