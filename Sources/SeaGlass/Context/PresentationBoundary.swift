import SwiftUI

extension View {
    /// Keeps what SeaGlass set around a presenting view out of a presentation.
    ///
    /// A sheet, a popover, a cover or an inspector inherits the environment of the view that it is attached to. Chain
    /// this modifier on the content of the presentation. In the presentation then
    ///
    /// - a list and a form draw their own backgrounds,
    /// - there is no palette,
    /// - the edges of scroll views are the system's,
    /// - a glass surface is not inside another one, so it is glass,
    /// - the navigator of a `SeaGlassNavigation` shell does not act for the screen below.
    ///
    /// ```swift
    /// MiniPlayer()
    ///     .sheet(isPresented: $isChoosing) { Player().presentationBoundary() }
    ///     .glassSurface(.card)
    /// ```
    ///
    /// `glassSheet` and `persistentBackground` contain this modifier, and so does a sheet that a `SeaGlassNavigation`
    /// shell presents. A value that the app set stays, unless SeaGlass replaced it outside the presentation. The effect
    /// is the same on every system.
    ///
    /// - Returns: The view with the system's defaults.
    nonisolated public func presentationBoundary() -> some View { modifier(PresentationBoundary()) }
}

/// Resets the presenter's background and settings for a presentation, which inherits the presenter's environment.
nonisolated private struct PresentationBoundary: ViewModifier {
    private var surroundings = Surroundings()

    @MainActor func body(content: Content) -> some View {
        content
            .resettingScreenSettings(surroundings.context, on: surroundings.capabilities)
            .environment(\.screenContext, .outside)
            .environment(\.isPastPresentationBoundary, true)
    }
}

extension EnvironmentValues {
    private struct PresentationBoundaryKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether a view is in a presentation whose content is no part of the screen below.
    package var isPastPresentationBoundary: Bool {
        get { self[PresentationBoundaryKey.self] }
        set { self[PresentationBoundaryKey.self] = newValue }
    }
}

extension View {
    /// Resets to the system's defaults the environment values that this library replaced for a screen or a surface.
    ///
    /// An app's value that the library replaced is lost; one that it did not replace stays. `persistentBackground`,
    /// `glassSheet` and `presentationBoundary` apply this reset, and each sets a new screen context.
    func resettingScreenSettings(_ context: ScreenContext, on capabilities: PlatformCapabilities) -> some View {
        automaticScrollBackground(context.settings.contains(.scrollBackground), on: capabilities)
            .automaticTopEdge(context.settings.contains(.topEdge))
            .transformEnvironment(\.backgroundMaterial) { @Sendable [isOurs = context.glass.hasMaterial] in
                if isOurs { $0 = nil }
            }
    }

    @ViewBuilder private func automaticScrollBackground(
        _ isReset: Bool,
        on capabilities: PlatformCapabilities
    ) -> some View {
        if isReset { scrollBackground(isHidden: false, on: capabilities) } else { self }
    }

    @ViewBuilder private func automaticTopEdge(_ isReset: Bool) -> some View {
        #if !os(visionOS)
        if isReset, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            scrollEdgeEffectStyle(nil, for: .top).scrollEdgeEffectHidden(false, for: .top)
        } else {
            self
        }
        #else
        self
        #endif
    }

    /// Hides the background that lists and forms draw behind their rows and, from system version 27 on, the strips at
    /// the edges of scroll views.
    ///
    /// - Parameter isHidden: `nil` changes neither. A view passes `nil` always or never: a change replaces the view.
    @ViewBuilder func scrollBackground(isHidden: Bool?, on capabilities: PlatformCapabilities) -> some View {
        if let isHidden { scrollBackground(hidden: isHidden, on: capabilities) } else { self }
    }

    @ViewBuilder private func scrollBackground(
        hidden isHidden: Bool,
        on capabilities: PlatformCapabilities
    ) -> some View {
        #if !os(visionOS)
        if capabilities.opaqueScrollEdges, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            rowsBackground(isHidden: isHidden).scrollEdgeEffectStyle(isHidden ? .soft : nil, for: .vertical)
        } else {
            rowsBackground(isHidden: isHidden)
        }
        #else
        rowsBackground(isHidden: isHidden)
        #endif
    }

    private func rowsBackground(isHidden: Bool) -> some View {
        #if os(tvOS)
        self
        #else
        scrollContentBackground(isHidden ? .hidden : .automatic)
        #endif
    }
}
