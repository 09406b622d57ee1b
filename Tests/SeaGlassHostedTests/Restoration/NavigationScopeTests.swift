import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@MainActor @Suite("The scope of a stored stack") struct NavigationScopeTests {
    private let store = MemoryNavigationStateStore()

    @Test("The scene scope restores a separate stack for each window at the next launch", .sceneIsSaved)
    func scenes() async {
        let scenes = (0..<3).map { _ in HostedScene() }
        for (number, scene) in scenes.enumerated() {
            let launch = Launch(store: store, scene: scene, scope: .scene)
            #expect(launch.stack == [])
            launch.navigator.push(route: MessageRoute(id: number))
            await launch.settle()
        }
        for (number, scene) in scenes.enumerated().reversed() {
            #expect(Launch(store: store, scene: scene, scope: .scene).stack == [MessageRoute(id: number)])
        }
        #expect(Launch(store: store, scope: .scene).stack == [], "A new window starts at the root.")
    }

    @Test("The scene scope separates the tabs of one window by their ids", .sceneIsSaved)
    func tabs() async {
        let scene = HostedScene()
        for id in ["inbox", "search"] {
            let launch = Launch(store: store, scene: scene, id: id, scope: .scene)
            launch.navigator.push(route: SettingsRoute(page: id))
            await launch.settle()
        }
        for id in ["inbox", "search"] {
            #expect(Launch(store: store, scene: scene, id: id, scope: .scene).stack == [SettingsRoute(page: id)])
        }
    }

    @Test("The app scope restores the stack that changed last in all windows")
    func app() async {
        let first = Launch(store: store)
        let second = Launch(store: store)
        first.navigator.push(route: MessageRoute(id: 1))
        await first.settle()
        second.navigator.push(route: MessageRoute(id: 2))
        await second.settle()
        #expect(Launch(store: store).stack == [MessageRoute(id: 2)])
    }

    @Test("Three windows that store a hundred pushes at once keep separate stacks", .sceneIsSaved)
    func concurrentWindows() async {
        let scenes = (0..<3).map { _ in HostedScene() }
        let launches = scenes.map { Launch(store: store, scene: $0, scope: .scene) }
        for number in 0..<100 {
            for (window, launch) in launches.enumerated() {
                launch.navigator.push(route: MessageRoute(id: window * 1000 + number))
            }
            if number % 7 == 0 { await Task.yield() }
        }
        for launch in launches { await launch.settle() }
        for (window, scene) in scenes.enumerated() {
            let stack = Launch(store: store, scene: scene, scope: .scene).stack
            #expect(stack == (0..<100).map { MessageRoute(id: window * 1000 + $0) })
        }
    }
}
