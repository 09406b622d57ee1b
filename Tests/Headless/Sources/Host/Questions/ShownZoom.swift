import SwiftUI

/// Zooms of screens; `nil` where the element takes no part in one.
extension HostedElement {
    /// The view out of which the screen zooms.
    public var zoom: ShownZoom? {
        switch value {
        case let modifier as NavigationTransitionModifier<ZoomNavigationTransition>: ShownZoom(modifier.style)
        case let modifier as NavigationTransitionModifier<AnyNavigationTransition>:
            (modifier.style.transition as? ZoomNavigationTransition).map { ShownZoom($0) }
        default: nil
        }
    }

    /// The identity under which a screen can zoom out of the view.
    public var zoomSource: ShownZoom? {
        (value as? MatchedTransitionSource).map { ShownZoom(sourceID: $0.id, namespace: $0.namespace) }
    }
}

extension Host {
    /// The zooms of the screens on screen.
    public var zooms: [ShownZoom] { elements.compactMap(\.zoom) }
}

/// The source of a zoom.
public struct ShownZoom: Equatable {
    public let sourceID: AnyHashable
    public let namespace: Namespace.ID

    init(sourceID: AnyHashable, namespace: Namespace.ID) {
        self.sourceID = sourceID
        self.namespace = namespace
    }

    init(_ transition: ZoomNavigationTransition) {
        self.init(sourceID: transition.sourceID, namespace: transition.namespace)
    }
}
