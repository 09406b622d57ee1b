import SwiftUI

extension View {
    /// Associates a destination with a type of value in a navigation stack, and makes its screens transparent.
    ///
    /// It is `navigationDestination(for:destination:)` with `transparentNavigationContainer` on every destination. For an opaque
    /// screen use `navigationDestination`, with `transparentNavigationContainer(false)` on the screen.
    ///
    /// ```swift
    /// List(threads) { thread in NavigationLink(value: thread) { ThreadRow(thread: thread) } }
    ///     .transparentNavigationContainer()
    ///     .transparentNavigationDestination(for: MailThread.self) { ThreadScreen(thread: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - data: The type of value.
    ///   - destination: The screen for a value.
    nonisolated public func transparentNavigationDestination<D: Hashable>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> some View
    ) -> some View {
        navigationDestination(for: data, destination: transparent(destination))
    }

    /// Associates a transparent destination with a binding that pushes it while it is `true`.
    ///
    /// It is `navigationDestination(isPresented:destination:)` with a transparent container.
    ///
    /// ```swift
    /// Button("Settings") { isShowingSettings = true }
    ///     .transparentNavigationDestination(isPresented: $isShowingSettings) { SettingsScreen() }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: Whether the screen is on the stack; a pop sets it to `false`.
    ///   - destination: The screen.
    nonisolated public func transparentNavigationDestination(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> some View
    ) -> some View {
        navigationDestination(isPresented: isPresented) {
            destination().transparentNavigationContainer()
        }
    }

    /// Associates a transparent destination with an optional item that pushes it while the item is not `nil`.
    ///
    /// It is `navigationDestination(item:destination:)` with a transparent container.
    ///
    /// ```swift
    /// List(threads) { thread in Button(thread.title) { selection = thread } }
    ///     .transparentNavigationDestination(item: $selection) { ThreadScreen(thread: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - item: The item for the screen. A pop sets it to `nil`, and `nil` pops the screen.
    ///   - destination: The screen for an item.
    nonisolated public func transparentNavigationDestination<D: Hashable>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> some View
    ) -> some View {
        navigationDestination(item: item, destination: transparent(destination))
    }
}

/// Returns a destination with a transparent container. SwiftUI calls it on any thread.
nonisolated private func transparent<Value, Screen: View>(
    _ destination: @escaping (Value) -> Screen
) -> (Value) -> some View {
    func screen(of value: Value) -> some View {
        destination(value).transparentNavigationContainer(true, of: Screen.self)
    }
    return screen
}
