/// A view presented over another view, outside the other view's navigation stack.
nonisolated package struct Presentation<Presented: View>: PresentationModifier, ChangeObserver, RemovalObserver {
    package let kind: PresentationKind
    let isPresented: Binding<Bool>
    var onDismiss: (() -> Void)?
    /// The identity of the presented item; `nil` without an item.
    var identity: () -> AnyHashable? = { nil }
    /// Whether there is data to present; `nil` for a presentation without data.
    var hasData: Bool?
    let presented: () -> Presented

    @MainActor package func children(of content: any View, in node: Node) -> [Child] {
        let presenter = Child(.position(0), content, node.environment)
        let memory = node.memory as? PresentationMemory ?? PresentationMemory()
        node.memory = memory
        let isWanted = isPresented.wrappedValue && (hasData != false || memory.content != nil)
        guard node.presentations?.admits(node, isWanted) == true else {
            memory.content = nil
            return [presenter]
        }
        let identity = identity()
        // A sheet of another item first ends (documentation/swiftui/view/sheet(item:ondismiss:content:)).
        if node.children.count > 1, memory.identity != identity { memory.isEnding = true }
        guard !memory.isEnding else { return [presenter] }
        memory.identity = identity
        var environment = node.environment
        environment.navigation = nil
        environment.isInLazyContainer = false
        environment.selectingList = nil
        environment.nextColumn = nil
        environment.isPresented = true
        environment.isElevated = kind != .cover
        // The window's traits, not the environment, decide the color scheme, as code reconstructed from iOS 18.5 shows.
        if kind != .inspector { environment.colorScheme = environment.windowColorScheme }
        environment = environment.preferring(memory.colorScheme)
        environment.presentations = memory.presentations
        environment.dismiss = DismissAction(of: node) { isPresented.wrappedValue = false }
        // Sheets and popovers reset these values when built with SDK 27 (Xcode 27 Release Notes, 167448274).
        if node.graph?.adversity.isOf(.plainPresentations) == true { environment.buttonStyling = .system(nil) }
        if environment.window.version >= 27, kind.hasDismissGesture {
            environment.controlSize = .regular
            environment.buttonSizing = .automatic
        }
        if node.children.count > 1, let graph = node.graph, graph.injects(.lateSheetEnvironment) {
            environment = node.children[1].environment
            graph.late.append { node.invalidate() }
        }
        return [presenter, Child(.position(1), presented(keptIn: memory), environment, isPresentation: true)]
    }

    /// Returns the presented view. With data, it stays as it was when the presentation began: "Any changes that you make
    /// after the presentation occurs are ignored" (documentation/swiftui/view/alert(_:ispresented:presenting:actions:)).
    /// That values captured by the closures stay, too, is a guess: the closures don't escape.
    @MainActor private func presented(keptIn memory: PresentationMemory) -> Presented {
        guard hasData != nil else { return presented() }
        let content = memory.content as? Presented ?? presented()
        memory.content = content
        return content
    }

    @MainActor package func dismiss() { isPresented.wrappedValue = false }

    /// Returns `onDismiss` after the presentation was closed by a person, by `dismiss` or by the app's binding.
    @MainActor func pendingAction(in node: Node) -> (() -> Void)? {
        guard let memory = node.memory as? PresentationMemory else { return nil }
        let presented = node.children.dropFirst().first
        let preferred: ColorScheme? = presented?.preference(PreferredColorSchemeKey.self) ?? nil
        if memory.colorScheme != preferred {
            memory.colorScheme = preferred
            node.invalidate()
        }
        defer { memory.wasShown = node.children.count > 1 }
        guard memory.wasShown && node.children.count < 2 else { return nil }
        let end = {
            let isReplaced = memory.isEnding
            memory.isEnding = false
            onDismiss?()
            if isReplaced { node.invalidate() }
        }
        guard memory.isEnding || onDismiss != nil else { return nil }
        guard let graph = node.graph, graph.injects(.lateDismissals) else { return end }
        graph.late.append(end)
        return nil
    }

    @MainActor func wasRemoved(node: Node) { _ = node.presentations?.admits(node, false) }
}

extension View {
    nonisolated func presentation<Content: View>(
        _ kind: PresentationKind,
        _ isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        identity: @escaping () -> AnyHashable? = { nil },
        hasData: Bool? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            Presentation(
                kind: kind,
                isPresented: isPresented,
                onDismiss: onDismiss,
                identity: identity,
                hasData: hasData,
                presented: content
            )
        )
    }

    /// Presents an item. Another item is another presentation.
    nonisolated func presentation<Item: Identifiable, Content: View>(
        _ kind: PresentationKind,
        of item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let dismiss = { (isPresented: Bool) in if !isPresented { item.wrappedValue = nil } }
        let isPresented = ClosureLocation(get: { item.wrappedValue != nil }, set: dismiss)
        let identity = { item.wrappedValue.map { AnyHashable($0.id) } }
        return presentation(kind, Binding(location: isPresented), onDismiss: onDismiss, identity: identity) {
            item.wrappedValue.map { content($0).id($0.id) }
        }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:))
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presentation(.sheet, isPresented, onDismiss: onDismiss, content: content)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:))
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presentation(.sheet, of: item, onDismiss: onDismiss, content: content)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:))
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(InteractiveDismissKey.self) { $0 = $0 || isDisabled }
    }

    /// The popover is a sheet in a narrow window, and is centered in a wide window: this module ignores the anchor.
    ///
    /// documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { presentation(.popover, isPresented, content: content) }

    /// documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presentation(.cover, isPresented, onDismiss: onDismiss, content: content)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:))
    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *) @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presentation(.cover, of: item, onDismiss: onDismiss, content: content)
    }

    /// In this module the inspector is a sheet in every window. In a wide window SwiftUI shows a trailing column.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:))
    @available(iOS 17.0, macOS 14.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
    where V: View {
        let content = content()
        return presentation(.inspector, isPresented) { content }
    }
}

/// Whether a person can't dismiss a presentation by a gesture. One view that disables the gestures is enough, even if
/// its screen is covered: a guess, since Apple does not document the combination of several views.
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
