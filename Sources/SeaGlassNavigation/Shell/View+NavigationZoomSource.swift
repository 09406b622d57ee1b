import SeaGlass
import SwiftUI

extension View {
    /// Makes this view the source of a pushed screen's zoom.
    ///
    /// ```swift
    /// @Environment(Navigator.self) private var navigator
    ///
    /// Button { navigator.push(PhotoScreen(photo), transition: .zoom(sourceID: photo.id)) } label: {
    ///     Thumbnail(photo).navigationZoomSource(id: photo.id)
    /// }
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 18+, Mac Catalyst 18+, watchOS 11+, visionOS 2+ | `matchedTransitionSource(id:in:)`, in a namespace of the shell |
    /// | older, macOS, tvOS | nothing: screens come with the system's push |
    ///
    /// The identifier counts in the nearest `navigationShell`; outside of one it does nothing. Of two views on screen
    /// with one identifier the system takes either.
    ///
    /// - Parameter id: The identifier for ``NavigationTransitionStyle/zoom(sourceID:)``, of the same type.
    public func navigationZoomSource(id: some Hashable) -> some View {
        modifier(NavigationZoomSource(id: AnyHashable(id)))
    }
}
