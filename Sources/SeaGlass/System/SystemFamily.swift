/// The systems whose controls differ in size and style.
///
/// A table with a row for each family, such as ``ControlMetrics``, can be read on every system.
package enum SystemFamily: Hashable, Sendable, CaseIterable {
    /// iOS, iPadOS and Mac Catalyst.
    case phone
    case mac, television, watch, vision

    /// The family of the running system.
    package static var running: SystemFamily {
        #if os(macOS)
        .mac
        #elseif os(tvOS)
        .television
        #elseif os(watchOS)
        .watch
        #elseif os(visionOS)
        .vision
        #else
        .phone
        #endif
    }
}
