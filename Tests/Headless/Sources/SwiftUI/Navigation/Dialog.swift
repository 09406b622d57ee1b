/// The content of an alert or confirmation dialog, whose buttons all close it.
nonisolated struct Dialog<Actions: View, Message: View>: PrimitiveView {
    let kind: PresentationKind
    let title: Text
    let titleVisibility: Visibility
    let actions: Actions
    let message: Message

    var isStructural: Bool { true }

    @MainActor func children(in node: Node) -> [Child] {
        let content = VStack {
            if showsTitle(in: node.environment.window) { title }
            message
            actions
            standardAction(among: node.options(in: actions).map(\.view))
        }
        return node.children(content.environment(\.dialog, node.environment.dismiss))
    }

    /// Returns whether the title shows.
    ///
    /// "iOS does not show titles by default" (partout-io/passepartout#683), and the title "is required on some platforms"
    /// (documentation/swiftui/visibility/hidden). That a Mac is the only such platform is a guess.
    @MainActor private func showsTitle(in window: Window) -> Bool {
        titleVisibility == .visible || window.idiom == .mac
    }

    /// Returns the button that the system adds.
    ///
    /// "If no actions are present, the system includes a standard "OK" action" (alert). "Dialogs include a standard
    /// dismiss action by default. If you provide a button with a role of cancel, that button takes the place of the
    /// default dismiss action" (confirmationDialog).
    @MainActor private func standardAction(among actions: [any View]) -> Button<Text>? {
        if kind == .alert { return actions.isEmpty ? Button("OK") {} : nil }
        let hasCancel = actions.contains { (unmodified($0) as? any RoleButton)?.role == .cancel }
        return hasCancel ? nil : Button("Cancel", role: .cancel) {}
    }

    @MainActor private func unmodified(_ view: any View) -> any View {
        view.modified.map { unmodified($0.modifiedContent) } ?? view
    }
}

/// A control with a role.
protocol RoleButton { var role: ButtonRole? { get } }

extension Button: RoleButton {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    nonisolated private func dialog<A: View, M: View>(
        _ kind: PresentationKind,
        _ title: Text,
        _ titleVisibility: Visibility,
        _ isPresented: Binding<Bool>,
        _ actions: A,
        _ message: M
    ) -> some View {
        presentation(kind, isPresented) {
            Dialog(kind: kind, title: title, titleVisibility: titleVisibility, actions: actions, message: message)
        }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:))
    nonisolated public func alert<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View { dialog(.alert, Text(titleKey), .visible, isPresented, actions(), EmptyView()) }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:))
    nonisolated public func alert<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        dialog(.alert, Text(titleKey), .visible, isPresented, actions(), message())
    }

    /// documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
    nonisolated public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        dialog(.dialog, Text(titleKey), titleVisibility, isPresented, actions(), EmptyView())
    }

    /// documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)
    nonisolated public func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        dialog(.dialog, Text(titleKey), titleVisibility, isPresented, actions(), message())
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:))
    @_disfavoredOverload nonisolated public func alert<S, A>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        dialog(.alert, Text(title), .visible, isPresented, actions(), EmptyView())
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:))
    @_disfavoredOverload nonisolated public func alert<S, A, M>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        dialog(.alert, Text(title), .visible, isPresented, actions(), message())
    }

    /// documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
    @_disfavoredOverload nonisolated public func confirmationDialog<S, A>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        dialog(.dialog, Text(title), titleVisibility, isPresented, actions(), EmptyView())
    }

    /// documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)
    @_disfavoredOverload nonisolated public func confirmationDialog<S, A, M>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        dialog(.dialog, Text(title), titleVisibility, isPresented, actions(), message())
    }
}

/// Dialogs that present data: "For the alert to appear, both isPresented must be true and data must not be nil"
/// (documentation/swiftui/view/alert(_:ispresented:presenting:actions:)).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    nonisolated private func dialog<A: View, M: View, T>(
        _ kind: PresentationKind,
        _ title: Text,
        _ titleVisibility: Visibility,
        _ isPresented: Binding<Bool>,
        presenting data: T?,
        _ actions: (T) -> A,
        _ message: (T) -> M
    ) -> some View {
        let dialog = Dialog(
            kind: kind,
            title: title,
            titleVisibility: titleVisibility,
            actions: data.map(actions),
            message: data.map(message)
        )
        return presentation(kind, isPresented, hasData: data != nil) { dialog }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:))
    nonisolated public func alert<A, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        dialog(.alert, Text(titleKey), .visible, isPresented, presenting: data, actions) { _ in EmptyView() }
    }

    /// documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
    nonisolated public func alert<A, M, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        dialog(.alert, Text(titleKey), .visible, isPresented, presenting: data, actions, message)
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:))
    @_disfavoredOverload nonisolated public func alert<S, A, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        dialog(.alert, Text(title), .visible, isPresented, presenting: data, actions) { _ in EmptyView() }
    }

    /// documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
    @_disfavoredOverload nonisolated public func alert<S, A, M, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        dialog(.alert, Text(title), .visible, isPresented, presenting: data, actions, message)
    }

    /// documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:)
    nonisolated public func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        dialog(.dialog, Text(titleKey), titleVisibility, isPresented, presenting: data, actions) { _ in EmptyView() }
    }

    /// documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)
    nonisolated public func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        dialog(.dialog, Text(titleKey), titleVisibility, isPresented, presenting: data, actions, message)
    }

    /// documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:)
    @_disfavoredOverload nonisolated public func confirmationDialog<S, A, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        dialog(.dialog, Text(title), titleVisibility, isPresented, presenting: data, actions) { _ in EmptyView() }
    }

    /// documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)
    @_disfavoredOverload nonisolated public func confirmationDialog<S, A, M, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        dialog(.dialog, Text(title), titleVisibility, isPresented, presenting: data, actions, message)
    }
}
