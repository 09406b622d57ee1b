/// An action that dismisses a presentation.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/dismissaction)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct DismissAction {
    private struct Target: Hashable, Sendable {
        let owner: ObjectIdentifier
        let serial: Int
    }

    nonisolated private let target: Target?
    private let dismiss: @MainActor () -> Void

    /// Creates an action that does nothing, for a place where nothing is presented.
    nonisolated init() {
        target = nil
        dismiss = {}
    }

    /// - Parameters:
    ///   - owner: The presenter. Two actions are the same if owner and serial number are.
    nonisolated init(of owner: AnyObject, serial: Int = 0, dismiss: @escaping @MainActor () -> Void) {
        target = Target(owner: ObjectIdentifier(owner), serial: serial)
        self.dismiss = dismiss
    }

    public func callAsFunction() { dismiss() }
}

extension DismissAction: InputComparable {
    nonisolated func isSameInput(as other: Any) -> Bool { (other as? DismissAction)?.target == target }
}

extension EnvironmentValues {
    private struct DismissKey: EnvironmentKey {
        static var defaultValue: DismissAction { DismissAction() }
    }

    private struct IsPresentedKey: EnvironmentKey {
        static let defaultValue = false
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public package(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}

/// A view presented over another, without the other's navigation stack.
nonisolated package struct Sheet<SheetContent: View>: SheetModifier, ChangeObserver {
    private final class Shown {}

    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let sheet: () -> SheetContent

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        var children = [Child(.position(0), content, node.environment)]
        guard isPresented.wrappedValue else { return children }
        var environment = node.environment
        environment.navigation = nil
        environment.isPresented = true
        environment.dismiss = DismissAction(of: node) { isPresented.wrappedValue = false }
        children.append(Child(.position(1), sheet(), environment, isPresentation: true))
        return children
    }

    @MainActor package func dismiss() { isPresented.wrappedValue = false }

    /// Returns `onDismiss` once the sheet is gone, no matter whether a person, `dismiss` or the app's binding closed it.
    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        let isShown = node.children.count > 1
        let wasShown = node.memory is Shown
        node.memory = isShown ? Shown() : nil
        return wasShown && !isShown ? onDismiss : nil
    }
}

/// A modifier that presents its second child, if there is one, over the first.
@MainActor package protocol SheetModifier: PrimitiveModifier {
    /// Closes the sheet, as a swipe down does.
    func dismiss()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:))
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(Sheet(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }

    /// It is shown as a sheet here.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:))
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(Sheet(isPresented: isPresented, onDismiss: nil, sheet: content))
    }

    /// It is shown as a sheet here.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:))
    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(Sheet(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }
}

/// An attachment anchor for a popover.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor)
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
