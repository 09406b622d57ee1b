import SwiftUI

extension View {
    /// Puts a view above the tab bar of a `TabView`, as a player puts what plays there.
    ///
    /// Chain it on the `TabView`, and `glassTabAccessoryInset()` on the content of each tab: before 26.1 nothing but a tab
    /// knows where its bar begins.
    ///
    /// ```swift
    /// TabView {
    ///     InboxScreen().glassTabAccessoryInset().tabItem { Label("Inbox", systemImage: "envelope") }
    ///     QueueScreen().glassTabAccessoryInset().tabItem { Label("Up Next", systemImage: "music.note") }
    /// }
    /// .glassTabAccessory { PlayerControls() }
    /// .minimizesTabBar()
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26.1, Mac Catalyst 26.1 | `tabViewBottomAccessory(isEnabled:content:)`: one view, in the bar while that is minimized |
    /// | older, and the other systems | a capsule of glass or material at the bottom of each tab that makes room for it |
    ///
    /// In the second row each tab has an accessory of its own: what it shows belongs in a model, not in its `@State`. While
    /// the keyboard is up, it stands above the keyboard: a tab with a text field may leave `isEnabled` to the field's focus.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether there is one. The tabs keep their state when it comes and goes.
    ///   - content: The accessory.
    public func glassTabAccessory(isEnabled: Bool = true, @ViewBuilder content: () -> some View) -> some View {
        modifier(GlassTabAccessory(isEnabled: isEnabled, accessory: content()))
    }

    /// Makes room at the bottom of a tab for the accessory of its `TabView`, and puts it there where the system has none.
    ///
    /// Content scrolls behind the accessory, and its last row ends above it.
    public func glassTabAccessoryInset() -> some View { modifier(GlassTabAccessoryInset()) }

    /// Lets the tab bar of a `TabView` become small while a person scrolls down.
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26 on an iPhone | `tabBarMinimizeBehavior(.onScrollDown)` |
    /// | older, and everything else | nothing |
    ///
    /// - Parameter isEnabled: Whether it does; `false` is the system's choice.
    public func minimizesTabBar(_ isEnabled: Bool = true) -> some View {
        modifier(MinimizingTabBar(isEnabled: isEnabled))
    }
}

struct MinimizingTabBar: ViewModifier {
    let isEnabled: Bool

    func body(content: Content) -> some View {
        #if os(iOS)
        if #available(iOS 26, *) {
            content.tabBarMinimizeBehavior(isEnabled ? .onScrollDown : .automatic)
        } else {
            content
        }
        #else
        content
        #endif
    }
}

struct GlassTabAccessory<Accessory: View>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let isEnabled: Bool
    let accessory: Accessory

    func body(content: Content) -> some View {
        #if os(iOS)
        // 26.0 shows the capsule of an accessory that is not there.
        if capabilities.configurableGlassButtons, #available(iOS 26.1, *) {
            content.tabViewBottomAccessory(isEnabled: isEnabled) { accessory }
        } else {
            older(content)
        }
        #else
        older(content)
        #endif
    }

    private func older(_ content: Content) -> some View {
        // Tabs can't name the accessory's type. With a closure in it, such as a button's, an accessory is never equal to the one
        // before, and each evaluation around it evaluates the tabs, too.
        content.environment(\.tabAccessory, isEnabled ? AnyView(accessory) : nil)
    }
}

struct GlassTabAccessoryInset: ViewModifier {
    @Environment(\.tabAccessory) private var accessory

    func body(content: Content) -> some View {
        content
            // A sheet over a tab has no tab bar, and a screen in the tab needs no second accessory.
            .environment(\.tabAccessory, nil)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if let accessory {
                    accessory
                        .frame(maxWidth: .infinity)
                        .glassSurface(.sheet, in: .capsule)
                        .padding(.horizontal, 16)
                        .padding(.bottom, 8)
                }
            }
    }
}

extension EnvironmentValues {
    private struct TabAccessoryKey: EnvironmentKey {
        static var defaultValue: AnyView? { nil }
    }

    /// The accessory of the tabs around a view, where tabs put it in place themselves.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
}
