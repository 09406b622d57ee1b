import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// A shell whose presented route is an app's optional route, with and without an array.
@MainActor @Suite("An app's own presented route") struct PresentedBindingTests {
    private let model = StateDriven()
    private let navigator = Navigator()

    private func host(hasPath: Bool = true, style: NavigationPresentationStyle = .sheet, on version: Int = 26) -> Host {
        let app = StateDrivenApp(model: model, navigator: navigator, hasPath: hasPath, style: style)
        return SeaGlassHostedTests.host(app, on: version)
    }

    private func expect(_ ids: [Int], _ sheet: Int?, on host: Host) {
        #expect(model.path.map(\.id) == ids && navigator.threadIDs == ids)
        #expect(model.sheet?.id == sheet && (navigator.presented?.route as? ThreadRoute)?.id == sheet)
        #expect(host.levels == ["root"] + (ids + [sheet].compactMap { $0 }).map { "thread \($0)" })
    }

    @Test("The first frame shows the array and the presented route", arguments: versions)
    func firstFrame(version: Int) {
        model.path = [1, 2].map { ThreadRoute(id: $0) }
        model.sheet = ThreadRoute(id: 3)
        expect([1, 2], 3, on: host(on: version))
        #expect(model.writes == 0)
    }

    @Test("The first frame shows the presented route of a shell without an array", arguments: versions)
    func firstFrameAlone(version: Int) {
        model.sheet = ThreadRoute(id: 3)
        expect([], 3, on: host(hasPath: false, on: version))
    }

    @Test("Both are shown if the app changes both in one update, in each direction", arguments: versions)
    func bothInOneUpdate(version: Int) {
        let host = host(on: version)
        host.after {
            model.path = [ThreadRoute(id: 1)]
            model.sheet = ThreadRoute(id: 2)
        }
        expect([1], 2, on: host)
        #expect(host.animatesPath == true)
        host.after {
            model.path = [3, 4].map { ThreadRoute(id: $0) }
            model.sheet = ThreadRoute(id: 5)
        }
        expect([3, 4], 5, on: host)
        #expect(host.animatesPath == true)
        host.after {
            model.path = []
            model.sheet = nil
        }
        expect([], nil, on: host)
    }

    @Test("A route that the app presents, replaces and removes is shown, in any style", arguments: [true, false])
    func changes(hasPath: Bool) {
        for style in [NavigationPresentationStyle.push, .sheet, .cover, .sheet.detents([.medium])] {
            let host = host(hasPath: hasPath, style: style)
            host.after { model.sheet = ThreadRoute(id: 1) }
            expect([], 1, on: host)
            #expect(host.shownForm == ShownForm(style.isPush ? .sheet : style))
            let first = navigator.presented
            host.after { model.sheet = ThreadRoute(id: 2) }
            expect([], 2, on: host)
            #expect(navigator.presented != first)
            host.after { model.sheet = nil }
            expect([], nil, on: host)
        }
    }

    @Test("A swipe down sets the app's route to nil, once", arguments: versions)
    func swipe(version: Int) {
        for hasPath in [true, false] {
            let host = host(hasPath: hasPath, on: version).after { model.sheet = ThreadRoute(id: 1) }
            model.writes = 0
            host.dismissSheet()
            expect([], nil, on: host)
            #expect(model.writes == 1)
        }
    }

    @Test("Requests to the navigator change the app's route at once", arguments: [true, false])
    func requests(hasPath: Bool) {
        let host = host(hasPath: hasPath)
        navigator.present(ThreadRoute(id: 1))
        #expect(model.sheet == ThreadRoute(id: 1))
        expect([], 1, on: host.after {})
        host.after { navigator.present(ThreadRoute(id: 1), as: .cover) }
        #expect(navigator.presented?.presentation == .cover && model.sheet == ThreadRoute(id: 1))
        navigator.present(ThreadRoute(id: 2))
        #expect(model.sheet == ThreadRoute(id: 2))
        expect([], 2, on: host.after {})
        navigator.presented?.navigator?.dismiss()
        #expect(model.sheet == nil)
        expect([], nil, on: host.after {})
    }

    @Test("A route that a screen of the sheet pushes or presents is no change of the app's route")
    func inside() {
        let host = host().after { model.sheet = ThreadRoute(id: 1) }
        let sheet = navigator.presented?.navigator
        host.after { sheet?.push(threads: [2]) }
        host.after { sheet?.present(NoteRoute(text: "a")) }
        #expect(model.sheet == ThreadRoute(id: 1) && model.path.isEmpty)
        #expect(host.levels == ["root", "thread 1", "thread 2", "note a"])
        host.after { model.sheet = nil }
        expect([], nil, on: host)
    }

    @Test("The presented screen keeps its state when the array changes, and the pushed ones when the sheet does")
    func state() {
        model.path = [ThreadRoute(id: 1)]
        let host = host().after { model.sheet = ThreadRoute(id: 2) }
        host.tap("Count")
        #expect(host.texts.contains("1 of thread 2"))
        let sheet = navigator.presented
        host.after { model.path.append(ThreadRoute(id: 3)) }
        expect([1, 3], 2, on: host)
        #expect(host.texts.contains("1 of thread 2") && navigator.presented == sheet)
        let pushed = navigator.entries
        host.after { model.sheet = nil }
        expect([1, 3], nil, on: host)
        #expect(navigator.entries == pushed)
    }

    @Test("A guard in the sheet holds a nil from the app, and the app has its route again", arguments: versions)
    func guarded(version: Int) {
        let host = host(on: version).after { model.sheet = ThreadRoute(id: -1) }
        host.after { model.sheet = nil }
        #expect(model.sheet == ThreadRoute(id: -1) && model.drafts.asking == [1])
        #expect(host.texts.contains("draft 1"))
        host.after { navigator.presented?.navigator?.leave() }
        expect([], nil, on: host)
    }

    @Test("A guard in the sheet holds a change of both, and leave() shows both", arguments: versions)
    func guardedBoth(version: Int) {
        let host = host(on: version).after { model.sheet = ThreadRoute(id: -1) }
        host.after {
            model.path = [ThreadRoute(id: 4)]
            model.sheet = ThreadRoute(id: 5)
        }
        #expect(model.sheet == ThreadRoute(id: -1) && model.path.isEmpty && model.drafts.asking == [1])
        host.after { navigator.presented?.navigator?.leave() }
        expect([4], 5, on: host)
    }

    @Test("A route of another type is refused and reported, whoever presents it", arguments: [true, false])
    func otherType(isEarly: Bool) async throws {
        let model = model
        let navigator = navigator
        if isEarly { navigator.present(NoteRoute(text: "a")) }
        let messages = await reports(awaiting: {
            let host = self.host()
            if !isEarly { host.after { navigator.present(NoteRoute(text: "a")) } }
            await host.settleTasks()
            expect([], nil, on: host)
        })
        #expect(messages.count == 1 && messages.first?.contains("a binding of ThreadRoute can't hold it") == true)
        let host = self.host().after { model.sheet = ThreadRoute(id: 1) }
        unreported { _ = host.after { navigator.present(NoteRoute(text: "a")) } }
        expect([], 1, on: host)
        let link = try #require(URL(string: "example://note/a"))
        let failure = #expect(throws: NavigationLinkFailure.self) { try navigator.open(link) }
        #expect(failure?.reason == .refused)
        expect([], 1, on: host.after {})
    }

    @Test("A route that is unequal to itself is refused, reported and set to nil", arguments: [true, false])
    func unequal(isEarly: Bool) async {
        struct Root: View {
            @Bindable var places: Places
            let navigator: Navigator

            var body: some View {
                Text("root")
                    .navigationShell(presented: $places.place, navigator: navigator)
                    .navigationRoute(Place.self, as: .sheet) { Text("\($0.latitude)") }
            }
        }
        let places = Places()
        let navigator = navigator
        if isEarly { places.place = Place(latitude: .nan) }
        let messages = await reports(awaiting: {
            let host = SeaGlassHostedTests.host(Root(places: places, navigator: navigator))
            if !isEarly { host.after { places.place = Place(latitude: .nan) } }
            await host.settleTasks()
            #expect(host.texts == ["root"])
            host.after { places.place = Place(latitude: 1) }
            #expect(host.texts == ["root", "1.0"])
            host.after { navigator.present(Place(latitude: .nan)) }
            #expect(host.texts == ["root", "1.0"])
        })
        #expect(Set(messages).count == 1 && messages.count < 5)
        #expect(messages.first?.contains("it is unequal to itself") == true)
        #expect(places.place == Place(latitude: 1) && navigator.presented?.route as? Place == places.place)
    }

    @Test("The sheet follows a binding that ignores routes, which is reported once")
    func ignoring() async {
        struct Root: View {
            let navigator: Navigator

            var body: some View {
                Text("root")
                    .navigationShell(presented: .constant(Optional<ThreadRoute>.none), navigator: navigator)
                    .navigationRoute(ThreadRoute.self, as: .sheet) { Text("thread \($0.id)") }
            }
        }
        let navigator = navigator
        let messages = await reports(awaiting: {
            let host = SeaGlassHostedTests.host(Root(navigator: navigator))
            for id in 1...2 { host.after { navigator.present(ThreadRoute(id: id)) } }
            await host.settleTasks()
            #expect(host.texts == ["root"] && navigator.presented == nil)
        })
        #expect(Set(messages).count == 1 && messages.first?.contains("has not kept the presented route") == true)
    }

    @Test("A binding that ignores a route while a guard holds the sheet ends the wait, and the sheet")
    func ignoringWhileGuarded() async {
        struct Root: View {
            let places: OwnedDraft
            let drafts: Drafts
            let navigator: Navigator

            var body: some View {
                let binding = Binding {
                    places.route
                } set: {
                    if $0 == nil { places.route = nil }
                }
                Text("root")
                    .navigationShell(presented: binding, navigator: navigator)
                    .navigationRoute(DraftRoute.self, as: .sheet) { Draft(id: $0.id, drafts: drafts) }
            }
        }
        let model = OwnedDraft()
        let drafts = Drafts()
        let navigator = navigator
        model.route = DraftRoute(id: 1)
        let host = SeaGlassHostedTests.host(Root(places: model, drafts: drafts, navigator: navigator))
        #expect(navigator.presented != nil)
        _ = await reports(awaiting: {
            host.after { model.route = nil }
            await host.settleTasks()
        })
        #expect(navigator.presented == nil && host.texts == ["root"] && model.route == nil)
    }

    @MainActor @Observable final class OwnedDraft { var route: DraftRoute? }

    struct Place: NavigationRoute { let latitude: Double }

    @MainActor @Observable final class Places { var place: Place? }

    @Test("A shell without a given navigator presents the app's route")
    func owned() {
        struct Root: View {
            @State var sheet: ThreadRoute?
            var body: some View {
                Button(sheet == nil ? "Show" : "Shown") { sheet = ThreadRoute(id: 1) }
                    .navigationShell(presented: $sheet)
                    .navigationRoute(ThreadRoute.self, as: .sheet) { Text("thread \($0.id)") }
            }
        }
        let host = SeaGlassHostedTests.host(Root())
        host.tap("Show")
        #expect(host.texts == ["Shown", "thread 1"])
        host.dismissSheet()
        #expect(host.texts == ["Show"])
    }

    @Test("A navigator without its shell does not change the app's route")
    func gone() {
        var host: Host? = self.host()
        host?.after { navigator.present(ThreadRoute(id: 1)) }
        host = nil
        SeaGlassHostedTests.host(Shell(navigator: navigator)).after { navigator.dismissPresented() }
        #expect(model.sheet == ThreadRoute(id: 1) && navigator.presented == nil)
    }

    @Test("A route presented before the shell appears is the app's route then", arguments: [true, false])
    func early(hasPath: Bool) {
        navigator.present(ThreadRoute(id: 1))
        expect([], 1, on: host(hasPath: hasPath, style: .cover))
        #expect(navigator.presented?.presentation == .cover)
    }

    @Test("After random changes by both the app's routes, the navigator and the screens agree", arguments: 0..<5)
    func operations(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let host = self.host()
        for _ in 0..<100 {
            let id = Int.random(in: 1...3, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: host.after { model.sheet = ThreadRoute(id: id) }
            case 1: host.after { model.sheet = nil }
            case 2:
                host.after {
                    model.path = [ThreadRoute(id: id)]
                    model.sheet = id == 1 ? nil : ThreadRoute(id: id)
                }
            case 3: host.after { navigator.present(ThreadRoute(id: id), as: id == 1 ? .cover : nil) }
            case 4: host.after { navigator.dismissPresented() }
            case 5: host.after { navigator.push(threads: [id]) }
            case 6: host.dismissSheet()
            default: host.after { navigator.popToRoot() }
            }
            expect(model.path.map(\.id), model.sheet?.id, on: host)
        }
    }
}
