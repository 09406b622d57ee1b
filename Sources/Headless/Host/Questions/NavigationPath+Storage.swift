import SwiftUI

extension NavigationPath {
    /// The address of the values in memory, which changes when they are copied.
    package var storageAddress: UnsafeRawPointer? { elements.withUnsafeBytes(\.baseAddress) }
}
