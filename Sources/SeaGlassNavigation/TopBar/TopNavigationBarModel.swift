import SeaGlass
import SwiftUI

/// What the bar of one screen shows. A view of the bar is evaluated when the part that it reads has changed.
@MainActor @Observable final class TopNavigationBarModel {
    private(set) var title: Text?
    private(set) var subtitle: Text?
    private(set) var leading: TopNavigationBarItem?
    private(set) var principal: TopNavigationBarItem?
    private(set) var primary: TopNavigationBarItem?
    private(set) var secondary: TopNavigationBarItem?
    private(set) var isVisible = true
    private(set) var isPrincipalVisible = true
    private(set) var hidesBackButton = false

    nonisolated init() {}

    func show(_ content: TopNavigationBarContent) {
        func set<Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<TopNavigationBarModel, Value>, _ value: Value) {
            if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
        }
        func item(_ part: TopNavigationBarPart, in group: TopNavigationBarPart) -> TopNavigationBarItem? {
            let isVisible = (content.visibility[part] ?? content.visibility[group]) != .hidden
            return isVisible ? content.items[part] : nil
        }
        set(\.title, content.title)
        set(\.subtitle, content.subtitle)
        set(\.leading, item(.leading, in: .leading))
        set(\.principal, content.items[.principal])
        set(\.primary, item(.trailing(.primary), in: .trailing))
        set(\.secondary, item(.trailing(.secondary), in: .trailing))
        set(\.isVisible, content.visibility[.bar] != .hidden)
        set(\.isPrincipalVisible, content.visibility[.principal] != .hidden)
        set(\.hidesBackButton, content.hidesBackButton)
    }
}
