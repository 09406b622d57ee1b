/// A protocol that describes the behavior and appearance of a list.
///
/// All styles but `.plain` look the same in this module.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/liststyle)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol ListStyle {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct PlainListStyle: ListStyle { public init() {} }

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }

@available(iOS 14.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct SidebarListStyle: ListStyle { public init() {} }

@available(iOS 14.0, macOS 10.15, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/liststyle(_:))
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        environment(\.isPlainList, style is PlainListStyle)
    }
}

extension EnvironmentValues {
    /// Whether a list's sections fill the list's width, without spacing.
    var isPlainList: Bool {
        get { self[NamedKey<PlainListStyle, Bool>.self] ?? false }
        set { self[NamedKey<PlainListStyle, Bool>.self] = newValue }
    }
}
