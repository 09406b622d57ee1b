/// A mode that indicates whether the user can edit a view's content.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/editmode)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
extension EnvironmentValues {
    /// `nil` unless an app sets a binding. Lists look the same in each mode.
    ///
    /// [documentation](https://developer.apple.com/documentation/swiftui/environmentvalues/editmode)
    public var editMode: Binding<EditMode>? {
        get { self[Key<Binding<EditMode>>.self] }
        set { self[Key<Binding<EditMode>>.self] = newValue }
    }
}

/// A button that toggles the edit mode environment value.
///
/// Without a value in the environment, the button toggles a mode of its own.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/editbutton)
@available(iOS 13.0, visionOS 1.0, *) @available(macOS, unavailable) @available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    @State private var ownMode = EditMode.inactive

    nonisolated public init() {}

    @MainActor public var body: some View {
        let mode = editMode ?? $ownMode
        let isEditing = mode.wrappedValue.isEditing
        Button(isEditing ? "Done" : "Edit") { mode.wrappedValue = isEditing ? .inactive : .active }
    }
}
