// Declarations of SwiftUI that the headless module does not need: keyboard shortcuts.
// Source: documentation/swiftui/view/keyboardshortcut(_:modifiers:), keyequivalent, eventmodifiers.

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public init(extendedGraphemeClusterLiteral: Character) {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EventModifiers: OptionSet, Sendable {
    public static let command = EventModifiers(rawValue: 16)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

@available(iOS 15.4, macOS 12.3, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
