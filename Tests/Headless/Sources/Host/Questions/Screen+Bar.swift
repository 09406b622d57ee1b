import SwiftUI

/// What a screen sets for its bars and for the container around it.
///
/// ```swift
/// let host = Host(NavigationStack { Text("Row").navigationTitle("Inbox") })
/// host.navigationScreens().first?.title            // "Inbox"
/// ```
extension Screen {
    /// The title of `navigationTitle(_:)`.
    public var title: String? { preferences.title }

    /// The subtitle of `navigationSubtitle(_:)`.
    public var subtitle: String? { preferences.subtitle }

    /// Whether the screen hides the system's back button.
    public var hidesBackButton: Bool { preferences.hidesBackButton }

    /// The styles of `containerBackground(_:for:)` by the names of the containers.
    public var containerBackgrounds: [String: any ShapeStyle] {
        preferences.containerBackgrounds.mapValues(\.style.unerased)
    }

    /// The values of `toolbarVisibility(_:for:)` by the names of the bars.
    public var toolbarVisibility: [String: Visibility] { preferences.toolbarVisibility }

    /// The values of `toolbarBackgroundVisibility(_:for:)` by the names of the bars.
    public var toolbarBackgroundVisibility: [String: Visibility] { preferences.toolbarBackgroundVisibility }

    /// The styles of `toolbarBackground(_:for:)` by the names of the bars.
    public var toolbarBackgrounds: [String: any ShapeStyle] {
        preferences.toolbarBackgrounds.mapValues(\.style.unerased)
    }
}

extension HostedNode {
    /// Whether a view in the node sets something for its bars or for the container around it.
    public var changesBarsOrContainer: Bool {
        node.preference(ScreenPreferenceKey.self).map { $0 != ScreenPreferenceKey.defaultValue } ?? false
    }

    /// The styles of `containerBackground(_:for:)` in the node by the names of the containers; `nil` or empty if no view
    /// sets one.
    public var containerBackgrounds: [String: any ShapeStyle]? {
        node.preference(ScreenPreferenceKey.self)?.containerBackgrounds.mapValues(\.style.unerased)
    }
}

extension HostedElement {
    /// The name of the place of a bar item, such as "topBarLeading"; `nil` where the element is no bar item.
    public var toolbarPlacement: String? { (value as? any ToolbarItemElement)?.placement.name }
}
