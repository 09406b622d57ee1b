import SeaGlass
import SwiftUI

extension View {
    /// Sets the title in the top bar of this screen, from a localized string.
    ///
    /// The title is also the screen's accessibility header, the title of the window or tab, and the label of the back
    /// button to this screen. A long title shrinks, then loses its middle; it never overlaps the items beside it.
    ///
    /// ```swift
    /// List(threads) { ThreadRow(thread: $0) }
    ///     .topNavigationBarTitle("Inbox")
    /// ```
    ///
    /// In a shell with the system's bar, and outside of a shell, the modifier acts as `navigationTitle`. If a screen
    /// has several, the outermost wins.
    ///
    /// - Parameter titleKey: The key of the localized string.
    nonisolated public func topNavigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        topNavigationBarTitle { Text(titleKey) }
    }

    /// Sets the title in the top bar of this screen, without localizing it.
    ///
    /// - Parameter title: The title. `nil` and an empty string show no title.
    @_disfavoredOverload
    nonisolated public func topNavigationBarTitle(_ title: (some StringProtocol)?) -> some View {
        topNavigationBarTitle { text(title) }
    }

    /// Sets the title in the top bar of this screen, made in a closure.
    ///
    /// ```swift
    /// List(threads) { ThreadRow(thread: $0) }
    ///     .topNavigationBarTitle { threads.isEmpty ? nil : Text("Inbox") }
    /// ```
    ///
    /// If the text has a font or a color, it replaces that of the bar's style. A `weight` of the style still applies.
    ///
    /// - Parameter title: The title; `nil` shows no title. For any other view use `topNavigationBarPrincipalView`.
    nonisolated public func topNavigationBarTitle(_ title: () -> Text?) -> some View {
        let title = title()
        return declaresBar { @Sendable in $0.title = title }
            .navigationTitle(title ?? Text(verbatim: ""))
    }

    /// Sets the line below the title in the top bar of this screen, from a localized string.
    ///
    /// ```swift
    /// List(threads) { ThreadRow(thread: $0) }
    ///     .topNavigationBarTitle("Inbox")
    ///     .topNavigationBarSubtitle("All messages")
    /// ```
    ///
    /// In a shell with the system's bar, and outside of a shell, the modifier acts as `navigationSubtitle` where the
    /// system has one: on iOS 26, Mac Catalyst and macOS. If a screen has several, the outermost wins.
    ///
    /// - Parameter subtitleKey: The key of the localized string.
    nonisolated public func topNavigationBarSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        topNavigationBarSubtitle { Text(subtitleKey) }
    }

    /// Sets the line below the title in the top bar of this screen, without localizing it.
    ///
    /// - Parameter subtitle: The line. `nil` and an empty string show no line.
    @_disfavoredOverload
    nonisolated public func topNavigationBarSubtitle(_ subtitle: (some StringProtocol)?) -> some View {
        topNavigationBarSubtitle { text(subtitle) }
    }

    /// Sets the line below the title in the top bar of this screen, made in a closure. If the text has a font or a
    /// color, it replaces that of the bar's style.
    ///
    /// - Parameter subtitle: The line; `nil` shows no line.
    nonisolated public func topNavigationBarSubtitle(_ subtitle: () -> Text?) -> some View {
        let subtitle = subtitle()
        return declaresBar { @Sendable in $0.subtitle = subtitle }
            .systemSubtitle(subtitle ?? Text(verbatim: ""))
    }

    nonisolated private func text(_ string: (some StringProtocol)?) -> Text? {
        string.flatMap { $0.isEmpty ? nil : Text(verbatim: String($0)) }
    }
}
