import SwiftUI

/// What modifiers of ours have set around a view for one screen. A sheet, a popover or a cover inherits it with the rest
/// of the environment, and what begins something else in there takes it back.
struct ScreenSettings: OptionSet {
    let rawValue: Int

    /// A screen in front of a persistent background, which says whether scroll backgrounds are hidden.
    static let background = ScreenSettings(rawValue: 1 << 0)
    /// A foreground style by contrast.
    static let foreground = ScreenSettings(rawValue: 1 << 1)
}

extension EnvironmentValues {
    private struct ScreenSettingsKey: EnvironmentKey {
        static var defaultValue: ScreenSettings { [] }
    }

    var screenSettings: ScreenSettings {
        get { self[ScreenSettingsKey.self] }
        set { self[ScreenSettingsKey.self] = newValue }
    }
}

extension View {
    /// Takes back what ``ScreenSettings`` names, and nothing else: a value of the app's own is never overwritten. Which
    /// settings are around a view never changes.
    func ending(_ settings: ScreenSettings) -> some View {
        primaryForeground(settings.contains(.foreground))
            .automaticScrollBackground(settings.contains(.background))
            .environment(\.screenSettings, [])
    }

    @ViewBuilder private func primaryForeground(_ isReset: Bool) -> some View {
        // Not the style `.primary`, which is a shade of the foreground style in force.
        if isReset { foregroundStyle(Color.primary) } else { self }
    }

    @ViewBuilder private func automaticScrollBackground(_ isReset: Bool) -> some View {
        if isReset { scrollBackground(isHidden: false) } else { self }
    }

    /// Hides the background that lists and forms draw behind their rows, on systems where they draw one.
    func scrollBackground(isHidden: Bool) -> some View {
        #if os(tvOS)
        self
        #else
        scrollContentBackground(isHidden ? .hidden : .automatic)
        #endif
    }
}
