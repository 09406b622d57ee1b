/// A view that asynchronously loads and displays an image.
///
/// Nothing is loaded in this module: the phase stays `empty`, so the placeholder is shown. Without a placeholder, the
/// view is a gray box.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/asyncimage)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
nonisolated public struct AsyncImage<Content>: View where Content: View {
    private let content: ((AsyncImagePhase) -> Content)?

    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = nil }

    nonisolated public init<I, P>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {
        self.content = { phase in
            _ConditionalContent(storage: phase.image.map { .trueContent(content($0)) } ?? .falseContent(placeholder()))
        }
    }

    nonisolated public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.content = content }

    @MainActor public var body: some View {
        if let content { content(.empty) } else { Color.gray.opacity(0.3) }
    }
}

/// The current phase of the asynchronous image loading operation.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/asyncimagephase)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
