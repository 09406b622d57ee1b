import SwiftUI

/// A material behind the bars around a screen, on systems whose bars have no glass.
struct BarMaterial: ViewModifier {
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

/// A material behind a sheet, on systems whose sheets have no glass.
struct SheetMaterial: ViewModifier {
    @Environment(\.platformCapabilities) private var capabilities

    func body(content: Content) -> some View {
        if capabilities.liquidGlass {
            content
        } else {
            content.presentationBackground(.regularMaterial)
        }
    }
}
