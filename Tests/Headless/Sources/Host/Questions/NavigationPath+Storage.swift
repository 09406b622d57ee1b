import SwiftUI

extension NavigationPath {
    /// The address of the values in memory, which changes when they are copied.
    public var storageAddress: UnsafeRawPointer? { elements.withUnsafeBytes(\.baseAddress) }
}
