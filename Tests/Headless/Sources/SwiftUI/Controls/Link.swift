/// A control for navigating to a URL.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/link)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct Link<Label>: StyledControl where Label: View {
    let destination: URL
    let label: Label

    @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    package func children(in node: Node) -> [Child] { [styled(label, role: nil, in: node)] }

    package func activate(in node: Node) {
        if node.environment.isEnabled { node.environment.openURL(destination) }
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.destination = destination
        label = Text(titleKey)
    }

    @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.destination = destination
        label = Text(title)
    }
}

/// A view that controls a sharing presentation.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/sharelink)
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *) @available(tvOS, unavailable)
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: StyledControl
where
    Data: RandomAccessCollection,
    PreviewImage: Transferable,
    PreviewIcon: Transferable,
    Label: View,
    Data.Element: Transferable
{
    let items: Data
    let label: Label

    @MainActor package func children(in node: Node) -> [Child] { [styled(label, role: nil, in: node)] }

    @MainActor package func activate(in node: Node) {
        if node.environment.isEnabled { node.environment.links?.follow(items.compactMap { $0 as? URL }) }
    }
}

@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.items = items
        self.label = label()
    }
}

/// A protocol that describes how a type interacts with transport APIs such as drag and drop or copy and paste.
///
/// Belongs to Core Transferable, which SwiftUI exports.
///
/// [documentation](https://developer.apple.com/documentation/coretransferable/transferable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@preconcurrency public protocol Transferable: Sendable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension Never: Transferable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) extension URL: Transferable {}
