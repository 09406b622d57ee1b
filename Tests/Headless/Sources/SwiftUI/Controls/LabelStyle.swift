/// A type that applies a custom appearance to all labels within a view.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/labelstyle)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct LabelStyleConfiguration {
    nonisolated public struct Title: LabelPlaceholder { package let view: any View }

    nonisolated public struct Icon: LabelPlaceholder { package let view: any View }

    public let title: LabelStyleConfiguration.Title
    public let icon: LabelStyleConfiguration.Icon
}

/// A label style that only displays the icon of the label.
///
/// The title, if it is a `Text`, becomes the accessibility label.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/labelstyle/icononly)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(AccessibilityAttachmentModifier(label: (configuration.title.view as? Text)?.string))
    }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}

/// A label style that shows both the title and icon of the label, as the automatic style does in this module.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/labelstyle/titleandicon)
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}

@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension EnvironmentValues {
    /// The style of the labels in a view; `nil` shows title and icon.
    var labelStyle: (any LabelStyle)? {
        get { self[Key<any LabelStyle>.self] }
        set { self[Key<any LabelStyle>.self] = newValue }
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/labelstyle(_:))
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        environment(\.labelStyle, style is TitleAndIconLabelStyle ? nil : style)
    }
}
