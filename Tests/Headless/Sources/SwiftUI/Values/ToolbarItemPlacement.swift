/// The placement of a toolbar item.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ToolbarItemPlacement: Sendable {
    package let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable)
    public static let principal = ToolbarItemPlacement(name: "principal")

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *) @available(watchOS, unavailable)
    public static let navigation = ToolbarItemPlacement(name: "navigation")

    /// In this module the items of a bottom bar, of a keyboard's bar and of the status are at the trailing end of the
    /// navigation bar.
    @available(iOS 14.0, tvOS 18.0, watchOS 10.0, visionOS 1.0, *) @available(macOS, unavailable)
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

    @available(iOS 15.0, macOS 12.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")

    @available(iOS 14.0, macOS 11.0, tvOS 18.0, visionOS 1.0, *) @available(watchOS, unavailable)
    public static let status = ToolbarItemPlacement(name: "status")

    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")

    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")

    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
    public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")

    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")

    @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(macOS, unavailable)
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarLeading") }

    @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *) @available(macOS, unavailable)
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarTrailing") }
}
