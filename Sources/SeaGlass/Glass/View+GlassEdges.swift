import SwiftUI

extension View {
    /// Puts a bar of controls at an edge, over content that scrolls behind it.
    ///
    /// ```swift
    /// List(songs) { SongRow($0) }
    ///     .glassBar(edge: .bottom) { PlayerControls() }
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | 26, visionOS 26 included | `safeAreaBar`: the scroll edge effect reaches under the bar, and the controls on it are glass |
    /// | older | `safeAreaInset` with the regular material behind the bar, to the edge of the screen |
    ///
    /// - Parameters:
    ///   - edge: Where the bar stands.
    ///   - content: The bar.
    public func glassBar(edge: VerticalEdge, @ViewBuilder content: () -> some View) -> some View {
        modifier(GlassBar(edge: edge, bar: content()))
    }

    /// Softens content where it scrolls under the edge of the screen.
    ///
    /// ```swift
    /// ScrollView { Covers() }
    ///     .softScrollEdge(.top)
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | iOS 26, Mac Catalyst 26, macOS 26, tvOS 26, watchOS 26 | `scrollEdgeEffectStyle(.soft, for:)` |
    /// | older, visionOS | the content fades out toward the edge, in the safe area: under a bar, and nowhere where there is none |
    ///
    /// The system draws its effect where a bar of its own or a `glassBar` stands at the edge, and nothing where there is none.
    /// From 27 on it differs from what the system does by itself, a nearly opaque strip with a line. In an app built with
    /// Xcode 26 it is reported to be drawn there over the status bar alone.
    ///
    /// - Parameter edge: The edge.
    public func softScrollEdge(_ edge: VerticalEdge) -> some View {
        modifier(SoftScrollEdge(edge: edge))
    }

    /// Lets a picture at the top of a screen or in a detail column reach under bars and sidebars.
    ///
    /// ```swift
    /// Image("cover").resizable().aspectRatio(contentMode: .fill)
    ///     .extendsBackground()
    /// ```
    ///
    /// | System | What it does |
    /// | --- | --- |
    /// | 26, visionOS 26 included | `backgroundExtensionEffect`: mirrored and blurred copies stand outside of the safe area |
    /// | older | the picture itself ignores the safe area |
    ///
    /// - Parameter isEnabled: Whether it does.
    public func extendsBackground(_ isEnabled: Bool = true) -> some View {
        modifier(ExtendedBackground(isEnabled: isEnabled))
    }
}

/// A bar at an edge: the system's from 26 on, an inset with a material before.
struct GlassBar<Bar: View>: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    @Environment(\.screenSettings) private var settings
    let edge: VerticalEdge
    let bar: Bar

    func body(content: Content) -> some View {
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            content.safeAreaBar(edge: edge) { bar }
        } else {
            inset(content)
        }
    }

    private func inset(_ content: Content) -> some View {
        content.safeAreaInset(edge: edge, spacing: 0) {
            bar.automaticForeground(settings.contains(.foreground)).frame(maxWidth: .infinity).background(
                .regularMaterial
            )
        }
    }
}

struct SoftScrollEdge: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let edge: VerticalEdge

    func body(content: Content) -> some View {
        #if !os(visionOS)
        if capabilities.liquidGlass, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *) {
            content.scrollEdgeEffectStyle(.soft, for: edge == .top ? .top : .bottom)
        } else {
            content.mask { fade }
        }
        #else
        content.mask { fade }
        #endif
    }

    /// A gradient as high as the safe area at the edge: a view without a height of its own reaches through it.
    private var fade: some View {
        let isTop = edge == .top
        return ZStack(alignment: isTop ? .top : .bottom) {
            Color.black.ignoresSafeArea(edges: isTop ? [.horizontal, .bottom] : [.horizontal, .top])
            LinearGradient(
                colors: [.clear, .black],
                startPoint: isTop ? .top : .bottom,
                endPoint: isTop ? .bottom : .top
            )
            .ignoresSafeArea(edges: isTop ? [.horizontal, .top] : [.horizontal, .bottom])
            .frame(height: 0)
        }
    }
}

struct ExtendedBackground: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let isEnabled: Bool

    func body(content: Content) -> some View {
        if capabilities.edgeEffects, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            content.backgroundExtensionEffect(isEnabled: isEnabled)
        } else {
            content.ignoresSafeArea(.container, edges: isEnabled ? .all : [])
        }
    }
}
