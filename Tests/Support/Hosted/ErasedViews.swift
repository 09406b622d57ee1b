import SwiftUI

/// A build in which the compiler erases the type of each `some View`, as `Checks/Adversity/erased.sh` makes.
package enum ErasedViews {
    private struct Probe: View {
        var body: some View { Text(verbatim: "") }
    }

    package static var isOn: Bool { Probe.Body.self == AnyView.self }
}
