import SwiftUI

/// A material behind the bars around a screen, on systems whose bars have no glass.
struct ToolbarMaterial: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities
    let isShown: Bool

    func body(content: Content) -> some View {
        if capabilities.liquidGlass || !isShown {
            content
        } else {
            #if os(macOS)
            content.toolbarBackground(.regularMaterial, for: .windowToolbar)
            #elseif os(tvOS)
            content.toolbarBackground(.regularMaterial, for: .navigationBar, .tabBar)
            #elseif os(watchOS)
            content.toolbarBackground(.regularMaterial, for: .navigationBar, .bottomBar)
            #else
            content.toolbarBackground(.regularMaterial, for: .navigationBar, .tabBar, .bottomBar)
            #endif
        }
    }
}

extension EnvironmentValues {
    private struct HasToolbarMaterialKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether screens with a transparent container give their bars a material.
    var hasToolbarMaterial: Bool {
        get { self[HasToolbarMaterialKey.self] }
        set { self[HasToolbarMaterialKey.self] = newValue }
    }
}
