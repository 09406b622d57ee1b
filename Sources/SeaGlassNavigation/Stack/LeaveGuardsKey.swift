import SwiftUI

struct LeaveGuardsKey: PreferenceKey {
    static var defaultValue: [LeaveGuard] { [] }

    static func reduce(value: inout [LeaveGuard], nextValue: () -> [LeaveGuard]) { value += nextValue() }
}
