import SwiftUI

/// The persistent background behind a view, as far as the screens in front of it have to know it. It is equal for as long
/// as the background is the same one: a palette that changes evaluates nothing of a screen.
package struct BackgroundBehind: Equatable {
    package let model: BackgroundModel
    /// Whether each screen paints the background again behind itself, which never changes.
    let isPainted: Bool
    /// What screens paint where it is no palette: a view of the app's own, which nothing can compare.
    let view: AnyView?
    /// Nil where no container hides anything.
    let audit: BackgroundAudit?

    package static func == (one: BackgroundBehind, two: BackgroundBehind) -> Bool {
        one.model === two.model && one.isPainted == two.isPainted && one.view == nil && two.view == nil
            && one.audit === two.audit
    }
}

/// The palette of the persistent background behind a view, and how it is drawn.
struct PaletteBehind: Equatable {
    var palette: ColorPalette
    let style: PersistentBackgroundStyle
    /// How one palette changes into another.
    let animation: Animation?
}

/// What a persistent background and the screens in front of it tell each other, for as long as it is there.
@MainActor @Observable package final class BackgroundModel {
    /// Where the background is in its window, for those who paint it again; `nil` before the first layout.
    var frame: CGRect?
    @ObservationIgnored let audit = BackgroundAudit()

    /// The palette that the screen on top names, if it does.
    private(set) var palette: ColorPalette?

    private struct Name {
        let id: Namespace.ID
        /// The entry of a shell that the screen is; `nil` in a stack of the app's own.
        let entry: AnyHashable?
        let palette: ColorPalette
    }

    /// What the screens in sight name, the one that appeared last at the end.
    @ObservationIgnored private var names: [Name] = []
    /// The entry on top of each shell. A swipe back lets both screens appear; the entry changes once it is not given up.
    @ObservationIgnored private var entries: [ObjectIdentifier: AnyHashable] = [:]

    func name(_ palette: ColorPalette?, by id: Namespace.ID, on entry: AnyHashable?) {
        names.removeAll { $0.id == id }
        if let palette { names.append(Name(id: id, entry: entry, palette: palette)) }
        choose()
    }

    /// Says which entry is on top of a shell.
    package func show(_ entry: AnyHashable, of shell: AnyObject) {
        entries[ObjectIdentifier(shell)] = entry
        choose()
    }

    private func choose() {
        let name = names.last { name in name.entry.map { entries.values.contains($0) } ?? true }
        if palette != name?.palette { palette = name?.palette }
    }
}

extension EnvironmentValues {
    private struct BackgroundBehindKey: EnvironmentKey {
        static var defaultValue: BackgroundBehind? { nil }
    }

    private struct EntryOfShellKey: EnvironmentKey {
        static var defaultValue: AnyHashable? { nil }
    }

    private struct PaletteBehindKey: EnvironmentKey {
        static var defaultValue: PaletteBehind? { nil }
    }

    /// The entry of a shell that a screen is, as its background knows it.
    package var entryOfShell: AnyHashable? {
        get { self[EntryOfShellKey.self] }
        set { self[EntryOfShellKey.self] = newValue }
    }

    /// Nil where no persistent background stands behind a view.
    package var backgroundBehind: BackgroundBehind? {
        get { self[BackgroundBehindKey.self] }
        set { self[BackgroundBehindKey.self] = newValue }
    }

    /// Nil also where the background is a view of the app's own.
    var paletteBehind: PaletteBehind? {
        get { self[PaletteBehindKey.self] }
        set { self[PaletteBehindKey.self] = newValue }
    }

    /// The palette of the nearest persistent background around this view.
    ///
    /// `nil` where there is none, and where it is a view of the app's own.
    ///
    /// ```swift
    /// struct PaletteName: View {
    ///     @Environment(\.colorPalette) private var palette
    ///
    ///     var body: some View { Text(palette?.name ?? "No palette") }
    /// }
    /// ```
    public var colorPalette: ColorPalette? { paletteBehind?.palette }
}
