import SeaGlass
import SwiftUI

struct TopNavigationBarContent: Equatable {
    var bar: NavigationShellBar?
    var title: Text?
    var subtitle: Text?
    /// For each part, the last item and the last visibility win.
    var items: [TopNavigationBarItem] = []
    var visibilities: [TopNavigationBarPartVisibility] = []
    var hidesBackButton = false
    /// The strictest back gesture of the screen. The bar does not show it, but the swipe is a way back, like the button.
    var backGesture = NavigationBackGesture.automatic
    var scroll: TopNavigationBarScroll?

    var leading: TopNavigationBarItem? { item(.leading, in: .leading) }
    var principal: TopNavigationBarItem? { items.last { $0.part == .principal } }
    var primary: TopNavigationBarItem? { item(.trailing(.primary), in: .trailing) }
    var secondary: TopNavigationBarItem? { item(.trailing(.secondary), in: .trailing) }
    var isVisible: Bool { isHidden(.bar) != true }
    var isPrincipalVisible: Bool { isHidden(.principal) != true }

    private func item(_ part: TopNavigationBarPart, in group: TopNavigationBarPart) -> TopNavigationBarItem? {
        isHidden(part) ?? isHidden(group) ?? false ? nil : items.last { $0.part == part }
    }

    private func isHidden(_ part: TopNavigationBarPart) -> Bool? { visibilities.last { $0.part == part }?.isHidden }
}

struct TopNavigationBarPartVisibility: Equatable {
    let part: TopNavigationBarPart
    let isHidden: Bool
}

/// An item of the bar. Without an update key, each new item counts as changed, and its view is evaluated again.
final class TopNavigationBarItem: Equatable {
    let part: TopNavigationBarPart
    let id: AnyHashable
    private let updateKey: AnyHashable?
    let view: AnyView

    init(_ part: TopNavigationBarPart, id: AnyHashable?, updateKey: AnyHashable?, view: AnyView) {
        self.part = part
        self.id = id ?? AnyHashable(part)
        self.updateKey = updateKey
        self.view = view
    }

    static func == (first: TopNavigationBarItem, second: TopNavigationBarItem) -> Bool {
        let isUpToDate = first.updateKey != nil && first.updateKey == second.updateKey
        return first === second || isUpToDate && first.part == second.part && first.id == second.id
    }
}

/// The declarations of one screen, combined. The outermost declaration wins, since it overwrites the inner ones; among
/// siblings, the first wins.
struct TopNavigationBarKey: PreferenceKey {
    static var defaultValue: TopNavigationBarContent { TopNavigationBarContent() }

    static func reduce(value: inout TopNavigationBarContent, nextValue: () -> TopNavigationBarContent) {
        let next = nextValue()
        value.bar = value.bar ?? next.bar
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.items = next.items + value.items
        value.visibilities = next.visibilities + value.visibilities
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.backGesture = .strictest(value.backGesture, next.backGesture)
        value.scroll = value.scroll ?? next.scroll
    }
}

extension View {
    /// Changes the screen's declarations. SwiftUI calls the closure on any thread.
    nonisolated func declaresBar(_ change: @escaping (inout TopNavigationBarContent) -> Void) -> some View {
        transformPreference(TopNavigationBarKey.self, change)
    }

    /// Nonisolated, because SwiftUI calls the closure on any thread, and a closure with an item can't be `@Sendable`.
    nonisolated func declaresBar(_ item: TopNavigationBarItem) -> some View { declaresBar { $0.items.append(item) } }
}

/// The contents of one screen's bar. A view of the bar is evaluated when a part that it reads has changed.
@MainActor @Observable @dynamicMemberLookup final class TopNavigationBarModel {
    @ObservationIgnored var id = NavigationEntry.ID.root
    @ObservationIgnored var titleBelow: NavigationScreen?
    @ObservationIgnored private var content = TopNavigationBarContent()

    nonisolated init() {}

    subscript<Part>(dynamicMember part: KeyPath<TopNavigationBarContent, Part>) -> Part {
        access(keyPath: \.[dynamicMember: part])
        return content[keyPath: part]
    }

    func show(_ content: TopNavigationBarContent) {
        let before = self.content
        self.content = content
        func notify<Part: Equatable>(of parts: KeyPath<TopNavigationBarContent, Part>...) {
            for part in parts where before[keyPath: part] != content[keyPath: part] {
                withMutation(keyPath: \.[dynamicMember: part]) {}
            }
        }
        notify(of: \.title, \.subtitle)
        notify(of: \.leading, \.principal, \.primary, \.secondary)
        notify(of: \.isVisible, \.isPrincipalVisible, \.hidesBackButton)
        notify(of: \.bar)
        notify(of: \.scroll)
    }
}

@MainActor @Observable final class TopNavigationBarScroll: Equatable {
    nonisolated static let distance: CGFloat = 44

    /// The scroll progress: 0 without content under the bar, 1 from `distance` on. It is 1 until a scroll view is
    /// tracked, so that content never makes a title unreadable.
    private(set) var progress = 1.0
    @ObservationIgnored private var isTracked = false

    /// Starts to track a scroll view, which counts as being at its top until it reports its position.
    func track() { if !isTracked { move(to: 0) } }

    func move(to progress: Double) {
        isTracked = true
        if progress != self.progress { self.progress = progress }
    }

    nonisolated init() {}

    nonisolated static func == (lhs: TopNavigationBarScroll, rhs: TopNavigationBarScroll) -> Bool { lhs === rhs }

    nonisolated static func progress(scrolled: CGFloat) -> Double { scrolled > 0 ? min(scrolled / distance, 1) : 0 }
}
