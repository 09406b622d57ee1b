/// A screen's preferences for its bars and for the container around the screen.
package struct ScreenPreferences: Equatable {
    package var title: String?
    package var subtitle: String?
    package var titleDisplayMode = "automatic"
    package var hidesBackButton = false
    package var containerBackgrounds: [String: ContainerBackground] = [:]
    package var toolbarVisibility: [String: Visibility] = [:]
    package var toolbarBackgroundVisibility: [String: Visibility] = [:]
    package var toolbarBackgrounds: [String: ContainerBackground] = [:]
    package var toolbarColorSchemes: [String: ColorScheme] = [:]
    package var removedToolbarItems: Set<String> = []
}

/// The background a screen requests for its container.
package struct ContainerBackground: Equatable {
    package let style: any ShapeStyle

    package static func == (lhs: ContainerBackground, rhs: ContainerBackground) -> Bool {
        areInputsEqual(lhs.style, rhs.style)
    }
}

package struct ScreenPreferenceKey: PreferenceKey {
    package static var defaultValue: ScreenPreferences { ScreenPreferences() }

    package static func reduce(value: inout ScreenPreferences, nextValue: () -> ScreenPreferences) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        if value.titleDisplayMode == "automatic" { value.titleDisplayMode = next.titleDisplayMode }
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.containerBackgrounds.merge(next.containerBackgrounds) { first, _ in first }
        value.toolbarVisibility.merge(next.toolbarVisibility) { first, _ in first }
        value.toolbarBackgroundVisibility.merge(next.toolbarBackgroundVisibility) { first, _ in first }
        value.toolbarBackgrounds.merge(next.toolbarBackgrounds) { first, _ in first }
        value.toolbarColorSchemes.merge(next.toolbarColorSchemes) { first, _ in first }
        value.removedToolbarItems.formUnion(next.removedToolbarItems)
    }
}

extension View {
    nonisolated fileprivate func screen(_ change: @escaping (inout ScreenPreferences) -> Void) -> some View {
        transformPreference(ScreenPreferenceKey.self, change)
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-43srq)
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        screen { $0.title = titleKey.string }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:))
    nonisolated public func navigationTitle(_ title: Text) -> some View { screen { $0.title = title.string } }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:))
    @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        screen { $0.title = String(title) }
    }

    /// The layout ignores the subtitle.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:))
    @available(iOS 26.0, macOS 11.0, macCatalyst 14.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        screen { $0.subtitle = subtitle.string }
    }
}

@available(iOS 13.0, macOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:))
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        screen { $0.hidesBackButton = hidesBackButton }
    }
}

@available(iOS 14.0, watchOS 8.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:))
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { screen { $0.titleDisplayMode = "\(displayMode)" } }
}

/// A configuration for a navigation bar that represents a view at the top of a navigation stack.
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large
    }
}

/// The placement of a container background.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String

    @available(iOS 18.0, watchOS 10.0, *) @available(macOS, unavailable) @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")

    @available(iOS 18.0, watchOS 11.0, *) @available(macOS, unavailable) @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")

    @available(watchOS 10.0, *) @available(iOS, unavailable) @available(macOS, unavailable)
    @available(tvOS, unavailable) @available(visionOS, unavailable)
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/containerbackground(_:for:))
    nonisolated public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    where S: ShapeStyle { screen { $0.containerBackgrounds[container.name] = ContainerBackground(style: style) } }

    /// Draws the view behind the content, in the whole container, and requests an opaque container background.
    ///
    /// documentation/swiftui/view/containerbackground(for:alignment:content:)
    nonisolated public func containerBackground<V>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        // Content that is larger than the container enlarges neither the container nor its background.
        frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .background(alignment: alignment, content: content)
            .containerBackground(.background, for: container)
    }
}

/// The placement of a toolbar.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/toolbarplacement)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ToolbarPlacement: Sendable {
    let name: String

    public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }

    @available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable)
    @available(watchOS, unavailable) @available(visionOS, unavailable)
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: "windowToolbar") }

    @available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) @available(macOS, unavailable)
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }

    @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }

    @available(iOS 16.0, watchOS 10.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable)
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:))
    nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
    where S: ShapeStyle {
        screen { for bar in bars { $0.toolbarBackgrounds[bar.name] = ContainerBackground(style: style) } }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:)-7lv0f)
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        screen { for bar in bars { $0.toolbarBackgroundVisibility[bar.name] = visibility } }
    }

    /// The bars of this module have the colors of the window.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:))
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View { screen { for bar in bars { $0.toolbarColorSchemes[bar.name] = colorScheme } } }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:))
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        screen { for bar in bars { $0.toolbarVisibility[bar.name] = visibility } }
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/toolbarbackgroundvisibility(_:for:))
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { screen { for bar in bars { $0.toolbarBackgroundVisibility[bar.name] = visibility } } }
}

/// A kind of toolbar item a View adds by default.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ToolbarDefaultItemKind: Sendable {
    let name: String

    /// A Mac's window hides the title. Other bars keep it in this module.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind/title)
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public static let title = ToolbarDefaultItemKind(name: "title")
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/toolbar(removing:))
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        screen { if let defaultItemKind { $0.removedToolbarItems.insert(defaultItemKind.name) } }
    }
}
