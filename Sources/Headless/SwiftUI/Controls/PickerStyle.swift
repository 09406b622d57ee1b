/// A type that specifies the appearance and interaction of all pickers within a view hierarchy.
///
/// `.automatic` and `.wheel` show the label and all options in a column.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/pickerstyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol PickerStyle {}

/// A style that arranges the label and the options.
protocol ArrangingPickerStyle: PickerStyle {
    func picker(label: some View, options: some View, selected: some View) -> any View
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct DefaultPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { .init() } }

/// A picker style that presents the options in a segmented control: side by side, below the label.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable)
public struct SegmentedPickerStyle: ArrangingPickerStyle {
    public init() {}

    func picker(label: some View, options: some View, selected: some View) -> any View {
        VStack(alignment: .leading) {
            label
            HStack { options }
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}

/// A picker style that presents the options as a menu when the user presses a button, which shows the selected option.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/menupickerstyle)
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
public struct MenuPickerStyle: ArrangingPickerStyle {
    public init() {}

    func picker(label: some View, options: some View, selected: some View) -> any View {
        Menu {
            options
        } label: {
            HStack {
                label
                selected
            }
        }
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *) @available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }

/// A picker style where each option is displayed inline with other views in the current container.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/inlinepickerstyle)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct InlinePickerStyle: ArrangingPickerStyle {
    public init() {}

    func picker(label: some View, options: some View, selected: some View) -> any View { TupleView((label, options)) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }

@available(iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable)
public struct WheelPickerStyle: PickerStyle { public init() {} }

@available(iOS 13.0, watchOS 6.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable)
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:))
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
        environment(\.pickerStyle, style)
    }
}

extension EnvironmentValues {
    /// The style of the pickers in a view; `nil` for automatic.
    var pickerStyle: (any PickerStyle)? {
        get { self[Key<any PickerStyle>.self] }
        set { self[Key<any PickerStyle>.self] = newValue }
    }
}
