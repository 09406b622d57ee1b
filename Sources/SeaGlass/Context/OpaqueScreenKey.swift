import SwiftUI

/// Whether a screen is opaque on purpose. A shell reads it, since a shell makes its screens transparent by itself.
package struct OpaqueScreenKey: PreferenceKey {
    package static var defaultValue: Bool { false }

    package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
