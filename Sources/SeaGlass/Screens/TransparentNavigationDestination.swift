import SwiftUI

extension View {
    /// Associates a destination with a type of value in a navigation stack, and makes each such screen transparent.
    ///
    /// It is `navigationDestination(for:destination:)` with
    /// `transparentNavigationContainer` on every destination. A destination that says
    /// `transparentNavigationContainer(false)` itself stays opaque.
    ///
    /// ```swift
    /// List(threads) { thread in NavigationLink(value: thread) { ThreadRow(thread: thread) } }
    ///     .transparentNavigationContainer()
    ///     .transparentNavigationDestination(for: MailThread.self) { ThreadScreen(thread: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - data: The type of value this destination is for.
    ///   - destination: The screen for a value.
    public func transparentNavigationDestination<D: Hashable>(
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
    ///   - isPresented: Whether the screen is on the stack; becomes `false` when it is popped.
    ///   - destination: The screen.
    public func transparentNavigationDestination(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> some View
    ) -> some View {
        navigationDestination(isPresented: isPresented) {
            destination().transparentNavigationContainer()
        }
    }

    /// Associates a transparent destination with an optional item that pushes it while there is one.
    ///
    /// It is `navigationDestination(item:destination:)` with a transparent container.
    ///
    /// ```swift
    /// List(threads) { thread in Button(thread.title) { selection = thread } }
    ///     .transparentNavigationDestination(item: $selection) { ThreadScreen(thread: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - item: What the screen shows; becomes `nil` when it is popped, and `nil` pops it.
    ///   - destination: The screen for an item.
    public func transparentNavigationDestination<D: Hashable>(
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
