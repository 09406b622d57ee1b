/// The content of an alert or a confirmation dialog. Each button in it closes it.
nonisolated struct Dialog<Actions: View, Message: View>: View {
    @Environment(\.dismiss) private var dismiss
    let title: LocalizedStringKey
    let actions: Actions
    let message: Message

    var body: some View {
        VStack {
            Text(title)
            message
            actions
        }
        .environment(\.dialog, dismiss)
    }
}

extension EnvironmentValues {
    /// The action that closes the dialog around a button.
    var dialog: DismissAction? {
        get { self[NamedKey<Dialog<Never, Never>, DismissAction>.self] }
        set { self[NamedKey<Dialog<Never, Never>, DismissAction>.self] = newValue }
    }
}

/// Alerts and confirmation dialogs are shown as sheets here.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:))
    nonisolated public func alert<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View { alert(titleKey, isPresented: isPresented, actions: actions) { EmptyView() } }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:))
    nonisolated public func alert<A, M>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        let dialog = Dialog(title: titleKey, actions: actions(), message: message())
        return sheet(isPresented: isPresented) { dialog }
    }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:))
    nonisolated public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View { alert(titleKey, isPresented: isPresented, actions: actions) }
}
