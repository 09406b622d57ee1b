import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// A shell with two types of routes. Its stack is set at once, as by a deep link.
struct ShellPreview: View {
    @State private var navigator = Navigator()
    var style = TopNavigationBarStyle.material
    var depth = 2

    var body: some View {
        ShellPreviewScreen(number: 0)
            .navigationShell(bar: .custom(style), navigator: navigator)
            .navigationRoute(NumberRoute.self, key: "com.example.number") { ShellPreviewScreen(number: $0.number) }
            .navigationRoutes(NavigationRoutes().route(ThreadRoute.self) { _ in Text("Thread") })
            .persistentBackground(.ocean)
            .onAppear { navigator.replace(with: (0..<depth).map { NumberRoute(number: $0 + 1) }, animated: false) }
    }
}

struct NumberRoute: NavigationRoute {
    let number: Int
}

/// A screen that pushes, pops, and pops to the root.
struct ShellPreviewScreen: View {
    @Environment(\.navigator) private var navigator
    let number: Int

    var body: some View {
        List {
            Section {
                Button("Push a route") { navigator.push(route: NumberRoute(number: number + 1)) }
                Button("Push without a swipe back") {
                    navigator.push(ShellPreviewScreen(number: number + 1), disableBackGesture: true)
                }
                Button("Back to the root") { navigator.popToRoot() }.disabled(navigator.entries.isEmpty)
            }
            .transparentRow(.translucent)
            DunesScene()
                .frame(height: 120)
                .transparentRow()
        }
        .topNavigationBarTitle("Screen \(number)")
    }
}

/// The mail with a letter on a sheet: a presented route, whose screen has a leave guard.
struct LetterPreview: View {
    @State private var navigator = Navigator()

    var body: some View {
        MailTab(navigator: navigator).onAppear { navigator.present(ComposeRoute()) }
    }
}

#if canImport(DeveloperToolsSupport)
#Preview("Mail") { MailTab() }
#Preview("Mail, the system's bar") { MailTab(mailbox: .archive, bar: .system) }
#Preview("Mail, dark") { MailTab().preferredColorScheme(.dark) }
#Preview("Mail, iOS 18") { MailTab().environment(\.platformCapabilities, .iOS18) }
#Preview("Mail, iOS 17") { MailTab().environment(\.platformCapabilities, .iOS17) }
#Preview("A letter on a sheet") { LetterPreview() }
#Preview("Shell") { ShellPreview() }
#Preview("Shell, at its root") { ShellPreview(depth: 0) }
#Preview("Shell on glass") { ShellPreview(style: .standard) }
#Preview("Shell, iOS 17") { ShellPreview().environment(\.platformCapabilities, .iOS17) }
#endif
