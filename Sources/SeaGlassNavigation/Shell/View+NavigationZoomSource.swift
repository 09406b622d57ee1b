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

    /// Names the source that this zoomed screen shrinks back into, if it is another than it grew out of.
    ///
    /// ```swift
    /// struct Album: View {
    ///     @State private var shown = Photo(id: 1)
    ///
    ///     var body: some View {
    ///         PhotoScreen(shown)
    ///             .navigationZoomTarget(id: shown.id)
    ///     }
    /// }
    /// ```
    ///
    /// On a screen that did not zoom it does nothing. Without a source of that `id` on screen the system chooses the
    /// motion. SwiftUI does not document that it takes a source that changed while
    /// the screen is shown, which has not been seen.
    ///
    /// - Parameter id: The `id` of a source below, of the same type.
    public func navigationZoomTarget(id: some Hashable & Sendable) -> some View {
        preference(key: NavigationZoomTargetKey.self, value: .zoom(sourceID: id))
    }
}

/// The zoom back into the source that a screen names.
struct NavigationZoomTargetKey: PreferenceKey {
    static var defaultValue: NavigationTransitionStyle? { nil }

    static func reduce(value: inout NavigationTransitionStyle?, nextValue: () -> NavigationTransitionStyle?) {
        value = value ?? nextValue()
    }
}
