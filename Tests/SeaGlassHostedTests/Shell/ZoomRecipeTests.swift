import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// The recipe of the page on navigation shells: Apple's modifiers on the screens of a shell.
@MainActor @Suite("A shell whose screens zoom with Apple's modifiers") struct ZoomRecipeTests {
    private let navigator = Navigator()

    private func album(bar: NavigationShellBar, on version: Int) -> Host {
        host(Album(navigator: navigator, bar: bar), on: version)
    }

    @Test(
        "A pushed view, a pushed route and a presented route zoom out of a view or a bar item on every version",
        arguments: versions,
        [NavigationShellBar.system, .custom()]
    )
    func zooms(version: Int, bar: NavigationShellBar) throws {
        let host = album(bar: bar, on: version)
        let sources = host.elements.compactMap(\.zoomSource)
        #expect(Set(sources.map(\.sourceID)) == ["view", "item"] && Set(sources.map(\.namespace)).count == 1)
        let requests: [(@MainActor () -> Void, AnyHashable)] = [
            ({ host.tap("Push view") }, "view"), ({ navigator.push(route: PhotoRoute(source: "view")) }, "view"),
            ({ navigator.push(route: PhotoRoute(source: "item")) }, "item"),
            ({ navigator.present(PhotoRoute(source: "item")) }, "item"),
        ]
        for (request, source) in requests {
            let zoom = try #require(host.after(request).zooms.first)
            #expect(zoom.sourceID == source && zoom.namespace == sources.first?.namespace)
            host.after { if navigator.presented == nil { navigator.pop() } else { navigator.dismiss() } }
            #expect(host.zooms.isEmpty)
        }
    }

    @Test(
        "A screen without the swipe back keeps the automatic transition and its lock, also after the next launch",
        arguments: versions
    )
    func locked(version: Int) async {
        let store = MemoryNavigationStateStore()
        func launch(_ navigator: Navigator) -> Host {
            host(Album(navigator: navigator, bar: .system, store: store), on: version)
        }
        func locks(_ navigator: Navigator) -> [Bool] { navigator.entries.map(\.content.disablesBackGesture) }
        let first = launch(navigator)
        first.after { navigator.push(route: PhotoRoute(source: "item")) }
        #expect(first.zooms.count == 1 && locks(navigator) == [false])
        let locked = PhotoRoute(source: "view", isLocked: true)
        first.after { navigator.push(route: locked, disableBackGesture: true) }
        #expect(first.zooms.isEmpty && locks(navigator) == [false, true])
        await first.settleStored()
        let next = Navigator()
        let second = launch(next)
        #expect(second.zooms.isEmpty && locks(next) == [false, true])
        second.after { next.pop() }
        #expect(second.zooms.count == 1)
    }

    @Test("From iOS 27 on a screen that is locked while it is shown keeps its state")
    func locking() {
        struct Photo: View {
            @Namespace private var namespace
            @State private var isLocked = false
            @State private var count = 0

            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }
                    Toggle("Lock", isOn: $isLocked)
                }
                .navigationTransition(
                    isLocked
                        ? AnyNavigationTransition(.automatic)
                        : AnyNavigationTransition(.zoom(sourceID: "view", in: namespace))
                )
            }
        }
        let host = host(Text("Root").navigationShell(navigator: navigator), on: 27)
        host.after { navigator.push(Photo()) }
        host.tap("Count 0")
        #expect(!host.zooms.isEmpty)
        host.tap("Lock")
        #expect(host.zooms.isEmpty && host.texts.contains("Count 1"))
    }

    private struct PhotoRoute: NavigationRoute {
        let source: String
        var isLocked = false
    }

    private struct Album: View {
        @Namespace private var namespace
        let navigator: Navigator
        let bar: NavigationShellBar
        var store = MemoryNavigationStateStore()

        var body: some View {
            VStack {
                Text("Thumbnail").matchedTransitionSource(id: "view", in: namespace)
                Button("Push view") { navigator.push(photo("view")) }
            }
            .topNavigationBarTrailing { Text("Item").matchedTransitionSource(id: "item", in: namespace) }
            .navigationShell(bar: bar, navigator: navigator)
            .navigationRoute(PhotoRoute.self, key: "photo") { photo($0.source, isLocked: $0.isLocked) }
            .restoresNavigation(id: "album", scope: .app, .standard.store(store))
        }

        @ViewBuilder private func photo(_ source: String, isLocked: Bool = false) -> some View {
            if isLocked {
                Text("Photo")
            } else {
                Text("Photo").navigationTransition(.zoom(sourceID: source, in: namespace))
            }
        }
    }
}
