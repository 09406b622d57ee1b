/// An error of a store of SeaGlass.
///
/// Layer: template, <doc:Restoration>.
public enum NavigationStateStoreError: Error, Hashable, Sendable {
    /// The suite of the user's defaults does not exist, or the app may not use it.
    case unusableSuite(String)
    /// An id is empty, or too long for a file's name; see ``FileNavigationStateStore``.
    case unusableID(String)
    /// A symbolic link, a folder or a pipe is in the place of a snapshot's file.
    case notAFile(String)
    /// A call of the system failed.
    ///
    /// - Parameters:
    ///   - call: The name of the call.
    ///   - code: The value of `errno`.
    case system(call: String, code: Int32)
}
