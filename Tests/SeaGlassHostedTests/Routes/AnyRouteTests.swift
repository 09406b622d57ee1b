import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Routes that are numbers, texts, models and other values.
@MainActor @Suite("Any value as a route") struct AnyRouteTests {
    private let navigator = Navigator()

    /// A shell whose routes are values of the standard library.
    private func valueShell(bar: NavigationShellBar = .system) -> some View {
        VStack {
            NavigationLink("Seven", value: 7)
            NavigationLink("Seven point zero", value: 7.0)
            NavigationLink("Text", value: "a")
        }
        .navigationShell(bar: bar, navigator: navigator)
        .navigationRoute(Int.self) { number in
            VStack {
                Text("Int \(number)")
                NavigationLink("Next", value: number + 1)
                NavigationLink("Double", value: Double(number))
            }
        }
        .navigationRoute(Double.self) { Text("Double \($0)") }
        .navigationRoute(UInt8.self) { Text("UInt8 \($0)") }
        .navigationRoute(String.self) { Text("String \($0)") }
        .navigationRoute(Int?.self) { Text($0.map { "Optional \($0)" } ?? "None") }
        .navigationRoute([Int].self, as: .sheet) { Text("Array \($0.count)") }
    }

    private var types: [String] { navigator.entries.map { $0.route.map { "\(type(of: $0))" } ?? "link" } }

    // Source: https://github.com/johnpatrickmorgan/FlowStacks
    @Test("Numbers and texts are routes", arguments: versions, bars)
    func values(version: Int, bar: NavigationShellBar) {
        let host = host(valueShell(bar: bar), on: version)
        host.after { navigator.push(route: 1) }
        host.after { navigator.push(route: "a") }
        #expect(host.texts.contains("String a") && types == ["Int", "String"])
        host.after { navigator.present([1, 2]) }
        #expect(host.texts.contains("Array 2") && navigator.presented?.route as? [Int] == [1, 2])
        host.after { navigator.replace(with: ["b", 2]) }
        #expect(host.texts.contains("Int 2") && types == ["String", "Int"])
    }

    @Test("Optional values are routes, nil as well, and are no values of the wrapped type")
    func optional() {
        let host = host(valueShell())
        host.after { navigator.push(route: Int?.some(1)) }
        #expect(host.texts.contains("Optional 1"))
        host.after { navigator.push(route: Int?.none) }
        #expect(host.texts.contains("None"))
        host.after { navigator.push(route: 1) }
        #expect(host.texts.contains("Int 1") && types == ["Optional<Int>", "Optional<Int>", "Int"])
        host.after { navigator.pop(to: Int?.some(1)) }
        #expect(types == ["Optional<Int>"] && host.texts.contains("Optional 1"))
        host.after { navigator.push(route: 1, unlessOnTop: true) }
        #expect(types == ["Optional<Int>", "Int"])
        host.after { navigator.pop(to: Int?.some(1)) }
        host.after { navigator.push(route: Int?.some(1), unlessOnTop: true) }
        #expect(types == ["Optional<Int>"])
    }

    @Test("Equal numbers of different types are different routes")
    func numbers() {
        let host = host(valueShell())
        host.after { navigator.push(route: 1) }
        host.after { navigator.push(route: 1.0, unlessOnTop: true) }
        host.after { navigator.push(route: UInt8(1), unlessOnTop: true) }
        #expect(types == ["Int", "Double", "UInt8"] && host.texts.contains("UInt8 1"))
        let first = navigator.entries.first
        host.after { navigator.replace(with: [1, 1, UInt8(1)]) }
        #expect(types == ["Int", "Int", "UInt8"] && navigator.entries.first == first)
        host.after { navigator.replace(with: [1, 1.0, UInt8(1)]) }
        host.after { navigator.pop(to: 1.0) }
        #expect(types == ["Int", "Double"] && host.texts.contains("Double 1.0"))
        host.after { navigator.pop(to: 1) }
        #expect(types == ["Int"] && host.texts.contains("Int 1"))
        host.after { navigator.present(1) }
        let presented = navigator.presented
        host.after { navigator.present(1.0) }
        #expect(navigator.presented != presented && host.texts.contains("Double 1.0"))
    }

    @Test("A route of a type that is not declared is reported, although an equal number's type is")
    func undeclaredNumber() async {
        let navigator = navigator
        navigator.showsUndeclared = false
        let messages = await reports(awaiting: {
            let host = host(valueShell())
            host.after { navigator.push(route: Int16(1)) }
            await host.settleTasks()
        })
        #expect(messages.count == 1 && messages.first?.contains("Int16") == true && navigator.entries.isEmpty)
    }

    @Test("A NavigationLink with a declared number pushes the number's screen", arguments: versions, bars)
    func links(version: Int, bar: NavigationShellBar) async {
        let navigator = navigator
        let messages = await reports(awaiting: {
            let host = host(valueShell(bar: bar), on: version)
            host.tap("Seven")
            await host.settleTasks()
            #expect(host.texts.contains("Int 7") && navigator.entries.first?.route as? Int == 7)
            host.tap("Next")
            host.tap("Double")
            await host.settleTasks()
            #expect(host.texts.contains("Double 8.0") && types == ["Int", "Int", "Double"])
            host.after { navigator.popToRoot() }
            host.tap("Seven point zero")
            await host.settleTasks()
            #expect(host.texts.contains("Double 7.0") && types == ["Double"])
            host.swipeBack()
            host.tap("Text")
            await host.settleTasks()
            #expect(host.texts.contains("String a") && types == ["String"])
        })
        #expect(messages.isEmpty)
    }

    /// A model that an app keeps in its path.
    @MainActor @Observable final class Folder: Hashable {
        var name: String

        init(_ name: String) { self.name = name }

        nonisolated static func == (first: Folder, second: Folder) -> Bool { first === second }
        nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    enum FolderRoute: Hashable {
        case folder(Folder)
        case settings

        var style: NavigationPresentationStyle { self == .settings ? .cover : .push }
    }

    @MainActor @Observable final class Folders {
        var path: [Folder] = []
        var routes: [FolderRoute] = []
        var sheet: FolderRoute?
    }

    private struct FolderScreen: View {
        @State private var count = 0
        @Bindable var folder: Folder
        var body: some View {
            Text("folder \(folder.name)")
            Button("Count \(count)") { count += 1 }
        }
    }

    @Test("A model is a route by its identity, and its screen follows the model", arguments: versions)
    func model(version: Int) {
        struct Root: View {
            @Bindable var folders: Folders
            let navigator: Navigator

            var body: some View {
                Text("root")
                    .navigationShell(path: $folders.path, navigator: navigator)
                    .navigationRoute(Folder.self) { FolderScreen(folder: $0) }
            }
        }
        let folders = Folders()
        let first = Folder("a")
        let second = Folder("a")
        folders.path = [first]
        let host = host(Root(folders: folders, navigator: navigator), on: version)
        #expect(host.texts.contains("folder a"))
        host.tap("Count 0")
        let entry = navigator.entries.first
        host.after { first.name = "b" }
        #expect(host.texts.contains("folder b") && host.texts.contains("Count 1"))
        host.after { navigator.push(route: second, unlessOnTop: true) }
        #expect(folders.path == [first, second] && host.texts.contains("folder a"))
        host.after { folders.path.removeLast() }
        #expect(navigator.entries.first == entry && host.texts.contains("Count 1"))
        host.after { folders.path = [second] }
        #expect(navigator.entries.first != entry && host.texts.contains("folder a"))
    }

    @Test("An enumeration with a model in a case is a route, pushed and presented", arguments: versions)
    func modelInCase(version: Int) {
        struct Root: View {
            @Bindable var folders: Folders
            let navigator: Navigator

            var body: some View {
                Text("root")
                    .navigationShell(path: $folders.routes, presented: $folders.sheet, navigator: navigator)
                    .navigationRoute(FolderRoute.self, as: \.style) { route in
                        switch route {
                        case .folder(let folder): FolderScreen(folder: folder)
                        case .settings: Text("settings")
                        }
                    }
            }
        }
        let folders = Folders()
        let folder = Folder("a")
        let host = host(Root(folders: folders, navigator: navigator), on: version)
        host.after {
            folders.routes = [.folder(folder)]
            folders.sheet = .settings
        }
        #expect(host.texts.contains("settings") && navigator.presented?.presentation == .cover)
        host.after { navigator.dismissPresented() }
        host.after { folder.name = "b" }
        #expect(folders.sheet == nil && host.texts.contains("folder b"))
        host.after { navigator.pop() }
        #expect(folders.routes.isEmpty && host.texts == ["root"])
    }

    @Test("A pushed model is freed once its screen is popped")
    func freed() async {
        weak var freed: Folder?
        let root = Text("root").navigationShell(navigator: navigator)
            .navigationRoute(Folder.self) { FolderScreen(folder: $0) }
        let host = host(root)
        do {
            let folder = Folder("a")
            freed = folder
            navigator.push(route: folder)
            host.settle()
        }
        #expect(freed != nil)
        host.after { navigator.popToRoot() }
        await host.settleTasks()
        #expect(freed == nil)
    }

    @Test("An object of a subclass is a route of the class with which it was pushed, as in SwiftUI's path")
    func subclass() async {
        struct Root: View {
            @Bindable var model: Zoo
            let navigator: Navigator

            var body: some View {
                NavigationLink("Animal", value: Dog("c") as Animal)
                    .navigationShell(path: $model.path, navigator: navigator)
                    .navigationRoute(Animal.self) { Text("animal \($0.name)") }
            }
        }
        let model = Zoo()
        let host = host(Root(model: model, navigator: navigator))
        host.after { model.path = [Dog("a")] }
        #expect(host.texts.contains("animal a") && model.path.count == 1)
        host.after { navigator.push(route: Dog("b") as Animal) }
        #expect(host.texts.contains("animal b") && model.path.map(\.name) == ["a", "b"])
        host.after { navigator.pop(to: Animal("a")) }
        #expect(navigator.entries.count == 1)
        host.after { navigator.popToRoot() }
        host.tap("Animal")
        await host.settleTasks()
        #expect(host.texts.contains("animal c") && model.path.map(\.name) == ["c"])
    }

    class Animal: Hashable {
        let name: String

        init(_ name: String) { self.name = name }

        static func == (first: Animal, second: Animal) -> Bool { first.name == second.name }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    final class Dog: Animal {}

    @MainActor @Observable final class Zoo { var path: [Animal] = [] }

    @Test("A route that is not Codable ends the stored stack, and is reported once")
    func notCodable() async {
        let store = MemoryNavigationStateStore()
        let failures = Failures()
        func launch(_ navigator: Navigator) -> Host {
            host(
                Text("root")
                    .navigationShell(navigator: navigator)
                    .navigationRoute(Int.self, key: "number") { Text("Int \($0)") }
                    .navigationRoute(Folder.self, key: "folder") { FolderScreen(folder: $0) }
                    .restoresNavigation(id: "main", scope: .app, .standard.store(store)) { failures.all.append($0) }
            )
        }
        let navigator = navigator
        let messages = await reports(awaiting: {
            let host = launch(navigator)
            host.after { navigator.push(route: 1) }
            host.after { navigator.push(route: Folder("a")) }
            await host.settleStored()
            for route in [2, 3] { host.after { navigator.push(route: route) } }
            await host.settleStored()
            host.after { navigator.push(route: Folder("b")) }
            await host.settleStored()
        })
        #expect(failures.all.map(\.reason) == [.unstorable] && failures.all.map(\.position) == [1])
        #expect(failures.all.map(\.key) == ["folder"])
        let remedy = "A Folder is not Codable. Make it Codable, or declare it with isRestorable: false."
        #expect(messages.count == 1 && messages.first?.hasSuffix(remedy) == true)
        let next = Navigator()
        let second = launch(next)
        #expect(second.texts.contains("Int 1") && next.entries.map { $0.route as? Int } == [1])
    }

    @MainActor final class Failures { var all: [NavigationRestoration.Failure] = [] }
}
