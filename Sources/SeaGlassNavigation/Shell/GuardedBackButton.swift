import SeaGlass
import SwiftUI

extension View {
    /// Shows the question of a guarded screen when a person presses the Menu button of an Apple TV. At the root of the
    /// app, the button leaves the app as always. On a Mac, Escape leaves no screen, so the modifier ignores the key.
    func guardedExitCommand(_ entry: NavigationEntry, in navigator: NavigatorStack) -> some View {
        #if os(iOS) || os(macOS) || os(watchOS) || os(visionOS)
        self
        #else
        onExitCommand(
            perform: entry.content.isGuarded && (entry.id != .root || navigator.isPresented)
                ? { navigator.goBack(from: entry.id) } : nil
        )
        #endif
    }

    func guardedBackButton(
        _ screen: NavigationScreen,
        of bar: TopNavigationBarModel,
        isShown: Bool,
        in navigator: NavigatorStack
    ) -> some View {
        toolbar {
            if isShown, let titleBelow = bar.titleBelow, screen.isGuarded {
                ToolbarItem(placement: .systemLeading) {
                    Button {
                        navigator.goBack(from: bar.id)
                    } label: {
                        GuardedBackLabel(titleBelow: titleBelow)
                    }
                    .accessibilityIdentifier("SeaGlass.back")
                    .backShortcut(in: navigator)
                    // From iOS 26 and macOS 26 on the bar draws a capsule, in which an inherited style would draw, too.
                    .buttonStyle(DefaultButtonStyle())
                }
            }
        }
    }
}

/// The label of the button that takes the place of the system's back button: before iOS 26 with the title.
private struct GuardedBackLabel: View {
    @Environment(\.platformCapabilities) private var capabilities
    let titleBelow: NavigationScreen

    var body: some View {
        if capabilities.titledBackButtons {
            HStack(spacing: 5) {
                Image(systemName: "chevron.backward").fontWeight(.semibold).accessibilityHidden(true)
                titleBelow.backTitle.lineLimit(1).accessibilityLabel(titleBelow.backLabel)
            }
        } else {
            Image(systemName: "chevron.backward").accessibilityLabel(titleBelow.backLabel)
        }
    }
}
