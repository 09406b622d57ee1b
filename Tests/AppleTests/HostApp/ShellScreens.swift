// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import SeaGlass
import SwiftUI

@testable import SeaGlassNavigation

struct LevelRoute: NavigationRoute {
    let number: Int
}

/// A shell of levels, each with buttons that push another and show the navigator's state.
struct ShellScreens: View {
    var hasSheet = false
    @State private var navigator = Navigator()

    var body: some View {
        LevelScreen(number: 0, hasSheet: hasSheet)
            .navigationShell(bar: .custom(.material), navigator: navigator)
            .navigationRoute(LevelRoute.self) { LevelScreen(number: $0.number, hasSheet: hasSheet) }
            .persistentBackground(.sunset)
    }
}

struct LevelScreen: View {
    @Environment(\.navigator) private var navigator
    @State private var answer = ""
    @State private var isPresented = false
    @State private var gesture = NavigationBackGesture.automatic
    let number: Int
    let hasSheet: Bool

    var body: some View {
        List {
            Text("Level \(number)")
            Button("Push") { navigator.push(route: LevelRoute(number: number + 1)) }
            Button("Push without a swipe") {
                navigator.push(route: LevelRoute(number: number + 1), disableBackGesture: true)
            }
            Button("Swipe everywhere") { gesture = .everywhere }
            // Pushes during the pop's animation. A delay is needed, because the animation sends no event.
            Button("Pop, push") {
                navigator.pop()
                Task {
                    try await Task.sleep(for: .seconds(0.2))
                    navigator.push(route: LevelRoute(number: number + 10))
                }
            }
            Button("Ask") {
                answer = "depth \(navigator.entries.count), waiting \(navigator.stack?.isWaiting ?? false)"
            }
            Text(answer)
            if hasSheet {
                Button("Sheet") { isPresented = true }
                    .sheet(isPresented: $isPresented) { Text("In the sheet").presentationDetents([.medium]) }
            }
        }
        .navigationBackGesture(gesture)
        .topNavigationBarTitle("Level")
        .topNavigationBarTrailing { Button("Edit") {} }
        .topNavigationBarTracksScroll()
    }
}
