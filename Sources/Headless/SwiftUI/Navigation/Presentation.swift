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
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public package(set) var dismiss: DismissAction {
        get { self[Key<DismissAction>.self] ?? DismissAction() }
        set { self[Key<DismissAction>.self] = newValue }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public package(set) var isPresented: Bool {
        get { self[NamedKey<DismissAction, Bool>.self] ?? false }
        set { self[NamedKey<DismissAction, Bool>.self] = newValue }
    }
}

/// A view presented over another, without the other's navigation stack.
nonisolated package struct Sheet<SheetContent: View>: SheetModifier, ChangeObserver {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let sheet: () -> SheetContent

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        let presenter = Child(.position(0), content, node.environment)
        guard isPresented.wrappedValue else { return [presenter] }
        var environment = node.environment
        environment.navigation = nil
        environment.isPresented = true
        environment.dismiss = DismissAction(of: node) { isPresented.wrappedValue = false }
        if node.children.count > 1, let graph = node.graph, graph.strikes(.lateSheetEnvironment) {
            environment = node.children[1].environment
            graph.late.append { node.invalidate() }
        }
        return [presenter, Child(.position(1), sheet(), environment, isPresentation: true)]
    }

    @MainActor package func dismiss() { isPresented.wrappedValue = false }

    /// Returns `onDismiss` once the sheet is gone, no matter whether a person, `dismiss` or the app's binding closed it.
    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        defer { node.memory = node.children.dropFirst().first }
        return node.memory != nil && node.children.count < 2 ? onDismiss : nil
    }
}

/// A modifier that presents its second child, if there is one, over the first.
@MainActor package protocol SheetModifier: PrimitiveModifier {
    /// Closes the sheet, as a swipe down does.
    func dismiss()
}

extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:))
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(Sheet(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:))
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        let dismiss = { (isPresented: Bool) in if !isPresented { item.wrappedValue = nil } }
        let isPresented = ClosureLocation(get: { item.wrappedValue != nil }, set: dismiss)
        return sheet(isPresented: Binding(location: isPresented), onDismiss: onDismiss) {
            item.wrappedValue.map { content($0).id($0.id) }
        }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:))
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(InteractiveDismissKey.self) { $0 = $0 || isDisabled }
    }

    /// It is shown as a sheet here.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:))
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { modifier(Sheet(isPresented: isPresented, onDismiss: nil, sheet: content)) }

    /// It is shown as a sheet here.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:))
    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(Sheet(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
    }

    /// It is shown as a sheet here.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:))
    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { sheet(item: item, onDismiss: onDismiss, content: content) }
}

/// Whether a person can't dismiss a presentation by its gestures. That one view in it is enough, also on a covered screen, is
/// a guess: Apple documents nothing for several.
package struct InteractiveDismissKey: PreferenceKey {
    package static var defaultValue: Bool { false }
    package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// An attachment anchor for a popover.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
