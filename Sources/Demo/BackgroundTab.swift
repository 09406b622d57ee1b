import SeaGlass
import SwiftUI

/// One navigation stack with one background behind it.
///
/// A palette and a custom view are set by different modifiers, so changing between them replaces the stack. Both stacks
/// show the same screens, because this view keeps the path. Between palettes, the background cross-fades behind the
/// same stack.
struct BackgroundTab: View {
    @State private var path: [MenuRoute] = []
    @State private var background = DemoBackground.palette(.ocean)
    @State private var isClear = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        switch background {
        case .palette(let palette):
            stack
                .environment(\.colorScheme, palette.colorScheme(in: colorScheme, contrast: contrast))
                .persistentBackground(palette, screens: screens)
        case .dunes: stack.persistentBackground(screens: screens) { DunesScene() }
        }
    }

    private var screens: PersistentBackgroundScreens { isClear ? .clear : .automatic }

    private var stack: some View {
        NavigationStack(path: $path) {
            MenuScreen(background: background)
                .transparentNavigationContainer()
                .transparentNavigationDestination(for: MenuRoute.self, destination: screen)
        }
        .onChange(of: path) { if !path.contains(.transitions) { isClear = false } }
    }

    @ViewBuilder private func screen(_ route: MenuRoute) -> some View {
        switch route {
        case .level(let level): LevelScreen(level: level) { path.removeAll() }
        case .inbox: InboxScreen()
        case .message(let message): MessageScreen(message: message)
        case .form: FormScreen()
        case .chat: ChatScreen()
        case .backgrounds: BackgroundScreen(selection: $background)
        case .contrast: ContrastScreen()
        case .kinds: KindsScreen()
        case .transitions: TransitionScreen(isClear: $isClear)
        case .pushedOver: PushedOverScreen()
        }
    }
}
