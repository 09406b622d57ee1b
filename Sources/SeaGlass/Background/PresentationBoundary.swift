import SwiftUI

/// Ends what is around the presenter of a sheet or cover: the presentation has neither its background nor its settings.
package struct PresentationBoundary: ViewModifier {
    private var surroundings = Surroundings()

    package init() {}

    package func body(content: Content) -> some View {
        content
            .resettingScreenSettings(surroundings.context, on: surroundings.capabilities)
            .environment(\.screenContext, .outside)
    }
}

extension View {
    /// Resets the values of the system that a screen or a surface of ours replaced to the system's own, and no others: what the
    /// app had set before such a screen is not kept, and a value that the app alone set stays. Every border of a presentation,
    /// and a background in front of another, is this and a new screen context.
    func resettingScreenSettings(_ context: ScreenContext, on capabilities: PlatformCapabilities) -> some View {
        automaticForeground(context.settings.contains(.foreground))
            .automaticScrollBackground(context.settings.contains(.scrollBackground), on: capabilities)
            .automaticTopEdge(context.settings.contains(.topEdge))
            .transformEnvironment(\.backgroundMaterial) { @Sendable [isOurs = context.glass.hasMaterial] in
                if isOurs { $0 = nil }
            }
    }

    /// Gives labels and controls their own color back.
    ///
    /// - Parameter isReset: Whether a style is set around them, which never changes.
    @ViewBuilder package func automaticForeground(_ isReset: Bool) -> some View {
        // No style gives back what a container chooses by itself.
        // Source: https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
        if isReset { foregroundColor(nil) } else { self }
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

    /// Hides the background that lists and forms draw behind their rows, on systems where they draw one, and from 27 on the
    /// strips that scroll views draw at their edges.
    ///
    /// - Parameter isHidden: Nil leaves both as they are. A view goes never from nil to a value or back.
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
