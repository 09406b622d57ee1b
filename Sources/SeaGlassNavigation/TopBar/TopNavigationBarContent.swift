import SeaGlass
import SwiftUI

/// A screen's declarations for its bar: the value of a preference that ends at the screen.
struct TopNavigationBarContent: Equatable {
    /// The bar that the screen has instead of its shell's.
    var bar: NavigationShellBar?
    var title: Text?
    var subtitle: Text?
    var items: [TopNavigationBarPart: TopNavigationBarItem] = [:]
    var visibility: [TopNavigationBarPart: Visibility] = [:]
    var hidesBackButton = false
    /// The scrolling of the screen's first tracked scroll view.
    var scroll: TopNavigationBarScroll?
}

/// An item of the bar, with the id that names it and the version that changes when it has to be made anew.
struct TopNavigationBarItem: Equatable {
    let id: AnyHashable
    let version: AnyHashable
    let view: AnyView

    static func == (lhs: TopNavigationBarItem, rhs: TopNavigationBarItem) -> Bool {
        lhs.id == rhs.id && lhs.version == rhs.version
    }
}

/// The declarations of one screen, combined. The outermost wins, since it overwrites those inside it; of siblings, the
/// first.
struct TopNavigationBarKey: PreferenceKey {
    static var defaultValue: TopNavigationBarContent { TopNavigationBarContent() }

    static func reduce(value: inout TopNavigationBarContent, nextValue: () -> TopNavigationBarContent) {
        let next = nextValue()
        value.bar = value.bar ?? next.bar
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.items.merge(next.items) { first, _ in first }
        value.visibility.merge(next.visibility) { first, _ in first }
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.scroll = value.scroll ?? next.scroll
    }
}

extension View {
    /// Sets a part of the screen's declarations. SwiftUI calls the closure on any thread.
    nonisolated func declaresBar<Value>(
        _ part: WritableKeyPath<TopNavigationBarContent, Value>,
        _ value: Value
    ) -> some View {
        transformPreference(TopNavigationBarKey.self) { $0[keyPath: part] = value }
    }
}

/// A modifier that puts an item in the bar of a screen.
///
/// The body is evaluated when the item's inputs change, so each evaluation is a new version, unless the app sets an
/// update key.
struct TopNavigationBarItemDeclaration<Item: View>: ViewModifier {
    let part: TopNavigationBarPart
    let id: AnyHashable?
    let updateKey: AnyHashable?
    let item: Item

    func body(content: Content) -> some View {
        let declared = TopNavigationBarItem(
            id: id ?? AnyHashable(part),
            version: updateKey ?? AnyHashable(UUID()),
            view: AnyView(item)
        )
        content.declaresBar(\.items[part], declared)
    }
}

/// The contents of one screen's bar. A view of the bar is evaluated when a part that it reads has changed.
@MainActor @Observable final class TopNavigationBarModel {
    /// The screen of the bar.
    @ObservationIgnored var id = NavigationEntry.ID.root
    /// The title of the screen below; `nil` for the root.
    @ObservationIgnored var titleBelow: NavigationTitle?
    private(set) var declaredBar: NavigationShellBar?
    private(set) var title: Text?
    private(set) var subtitle: Text?
    private(set) var leading: TopNavigationBarItem?
    private(set) var principal: TopNavigationBarItem?
    private(set) var primary: TopNavigationBarItem?
    private(set) var secondary: TopNavigationBarItem?
    private(set) var isVisible = true
    private(set) var isPrincipalVisible = true
    private(set) var hidesBackButton = false
    private(set) var scroll: TopNavigationBarScroll?

    nonisolated init() {}

    func show(_ content: TopNavigationBarContent) {
        func set<Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<TopNavigationBarModel, Value>, _ value: Value) {
            if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
        }
        func item(_ part: TopNavigationBarPart, in group: TopNavigationBarPart) -> TopNavigationBarItem? {
            let isVisible = (content.visibility[part] ?? content.visibility[group]) != .hidden
            return isVisible ? content.items[part] : nil
        }
        set(\.declaredBar, content.bar)
        set(\.title, content.title)
        set(\.subtitle, content.subtitle)
        set(\.leading, item(.leading, in: .leading))
        set(\.principal, content.items[.principal])
        set(\.primary, item(.trailing(.primary), in: .trailing))
        set(\.secondary, item(.trailing(.secondary), in: .trailing))
        set(\.isVisible, content.visibility[.bar] != .hidden)
        set(\.isPrincipalVisible, content.visibility[.principal] != .hidden)
        set(\.hidesBackButton, content.hidesBackButton)
        set(\.scroll, content.scroll)
    }
}
