import SwiftUI

/// Room between the items of a toolbar, which from 26 on divides the glass behind them.
///
/// ```swift
/// InboxScreen().toolbar {
///     GlassToolbarSpacer(.fixed, placement: .primaryAction)
///     ToolbarItem(placement: .primaryAction) { ComposeButton() }
/// }
/// ```
///
/// | System | What it is |
/// | --- | --- |
/// | iOS 26, Mac Catalyst 26, macOS 26 | a `ToolbarSpacer` |
/// | older, and the other systems | an item with a `Spacer`, which pushes items of a bottom bar apart; nothing for a fixed one |
public struct GlassToolbarSpacer: ToolbarContent {
    /// How wide a spacer is.
    public enum Sizing: Hashable, Sendable {
        /// As wide as the system's gap between groups.
        case fixed

        /// As wide as there is room.
        case flexible
    }

    let sizing: Sizing
    let placement: ToolbarItemPlacement

    /// Creates a spacer.
    ///
    /// - Parameters:
    ///   - sizing: How wide it is.
    ///   - placement: The bar it is in: that of the items beside it.
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// The spacer of the running system; SwiftUI calls it.
    public var body: some ToolbarContent {
        #if os(iOS) || os(macOS)
        if #available(iOS 26, macOS 26, *) {
            ToolbarSpacer(sizing == .fixed ? .fixed : .flexible, placement: placement)
        } else {
            older
        }
        #else
        older
        #endif
    }

    private var older: some ToolbarContent {
        ToolbarItem(placement: placement) { if sizing == .flexible { Spacer() } }
    }
}

extension ToolbarContent {
    /// Shows or hides the glass that an item shares with its neighbors.
    ///
    /// Hide it behind an item with a surface of its own, which would stand in two capsules.
    ///
    /// ```swift
    /// InboxScreen().toolbar {
    ///     ToolbarItem(placement: .primaryAction) { ComposeButton().glassSurface(.primaryButton) }
    ///         .sharedGlass(.hidden)
    /// }
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26 | `sharedBackgroundVisibility(_:)`; an item without glass is a group of its own |
    /// | older, and the other systems | nothing: items have no background |
    ///
    /// - Parameter visibility: The visibility of the glass.
    /// - Returns: The item.
    @ToolbarContentBuilder public func sharedGlass(_ visibility: Visibility) -> some ToolbarContent {
        #if os(iOS) || os(macOS)
        if #available(iOS 26, macOS 26, *) { sharedBackgroundVisibility(visibility) } else { self }
        #else
        self
        #endif
    }
}
