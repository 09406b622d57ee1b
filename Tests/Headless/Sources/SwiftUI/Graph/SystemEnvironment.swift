extension EnvironmentValues {
    /// The key of a type's only value.
    struct Key<Value>: EnvironmentKey { static var defaultValue: Value? { nil } }

    /// The key of one of several values of a type.
    struct NamedKey<Name, Value>: EnvironmentKey { static var defaultValue: Value? { nil } }

    private enum Transparency {}
    private enum Motion {}
    private enum Scale {}
    private enum Enabled {}
    private enum Focused {}
    private enum Windows {}
    private enum Proposal {}
    private enum Horizontal {}
    private enum Vertical {}

    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalsizeclass)
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[NamedKey<Horizontal, UserInterfaceSizeClass>.self] ?? (window.isWide ? .regular : .compact) }
        set { self[NamedKey<Horizontal, UserInterfaceSizeClass>.self] = newValue }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/verticalsizeclass)
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[NamedKey<Vertical, UserInterfaceSizeClass>.self] ?? (window.height < 500 ? .compact : .regular) }
        set { self[NamedKey<Vertical, UserInterfaceSizeClass>.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[Key<ColorScheme>.self] ?? .light }
        set { self[Key<ColorScheme>.self] = newValue }
    }

    /// The appearance of the window. The window's presentations have it, too.
    package var windowColorScheme: ColorScheme {
        get { self[NamedKey<Windows, ColorScheme>.self] ?? .light }
        set { self[NamedKey<Windows, ColorScheme>.self] = newValue }
    }

    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[Key<ColorSchemeContrast>.self] ?? .standard }
        set { self[Key<ColorSchemeContrast>.self] = newValue }
    }

    public package(set) var accessibilityReduceTransparency: Bool {
        get { self[NamedKey<Transparency, Bool>.self] ?? false }
        set { self[NamedKey<Transparency, Bool>.self] = newValue }
    }

    public package(set) var accessibilityReduceMotion: Bool {
        get { self[NamedKey<Motion, Bool>.self] ?? false }
        set { self[NamedKey<Motion, Bool>.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[NamedKey<Scale, CGFloat>.self] ?? 1 }
        set { self[NamedKey<Scale, CGFloat>.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[Key<LayoutDirection>.self] ?? .leftToRight }
        set { self[Key<LayoutDirection>.self] = newValue }
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public var scenePhase: ScenePhase {
        get { self[Key<ScenePhase>.self] ?? .active }
        set { self[Key<ScenePhase>.self] = newValue }
    }

    /// `true` unless a test sets another value. Apple's value is `false` on tvOS and watchOS, and if the app's manifest
    /// has one scene.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/supportsmultiplewindows)
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public package(set) var supportsMultipleWindows: Bool {
        get { self[NamedKey<Windows, Bool>.self] ?? true }
        set { self[NamedKey<Windows, Bool>.self] = newValue }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[Key<DynamicTypeSize>.self] ?? .large }
        set { self[Key<DynamicTypeSize>.self] = newValue }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/locale)
    public var locale: Locale {
        get { self[Key<Locale>.self] ?? .current }
        set { self[Key<Locale>.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[NamedKey<Enabled, Bool>.self] ?? true }
        set { self[NamedKey<Enabled, Bool>.self] = newValue }
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public package(set) var isFocused: Bool {
        get { self[NamedKey<Focused, Bool>.self] ?? false }
        set { self[NamedKey<Focused, Bool>.self] = newValue }
    }

    /// The size that a container offers, in points: the host's, narrowed by fixed frames. `GeometryReader` uses it
    /// before the first layout.
    package var proposedSize: CGSize {
        get { self[NamedKey<Proposal, CGSize>.self] ?? CGSize(width: 393, height: 852) }
        set { self[NamedKey<Proposal, CGSize>.self] = newValue }
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:))
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the text size within a range, using the nearest size in the range.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:))
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = sizes.first, let most = sizes.last else { return }
            size = min(max(size, least), most)
        }
    }
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:))
    @available(macOS 11.0, *)
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/disabled(_:))
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}

extension EnvironmentValues {
    package var window: Window {
        get { self[Key<Window>.self] ?? Window(width: 393, height: 852) }
        set { self[Key<Window>.self] = newValue }
    }
}
