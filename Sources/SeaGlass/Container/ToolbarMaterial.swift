import SwiftUI

extension View {
    /// A material behind the bars around a screen, on systems whose bars have no glass.
    @ViewBuilder func toolbarMaterial(isShown: Bool, on capabilities: PlatformCapabilities) -> some View {
        if capabilities.liquidGlass || !isShown {
            self
        } else {
            #if os(macOS)
            toolbarBackground(.regularMaterial, for: .windowToolbar)
            #elseif os(tvOS)
            toolbarBackground(.regularMaterial, for: .navigationBar, .tabBar)
            #elseif os(watchOS)
            toolbarBackground(.regularMaterial, for: .navigationBar, .bottomBar)
            #else
            toolbarBackground(.regularMaterial, for: .navigationBar, .tabBar, .bottomBar)
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
