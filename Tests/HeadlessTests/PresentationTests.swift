import HeadlessHost
import SwiftUI
import Testing

/// The kinds of presentations, and several presentations at once.
@MainActor @Suite struct PresentationTests {
    private struct Presenter<Presented: View>: View {
        @State private var isPresented = false
        let kind: PresentationKind
        var controlSize = ControlSize.regular
        @ViewBuilder let presented: () -> Presented

        var body: some View {
            let button = Button("Present") { isPresented = true }
            switch kind {
            case .sheet: button.sheet(isPresented: $isPresented, content: presented).controlSize(controlSize)
            case .cover: button.fullScreenCover(isPresented: $isPresented, content: presented).controlSize(controlSize)
            case .popover: button.popover(isPresented: $isPresented, content: presented).controlSize(controlSize)
            case .inspector: button.inspector(isPresented: $isPresented, content: presented)
            case .alert: button.alert("Title", isPresented: $isPresented, actions: presented)
            case .dialog: button.confirmationDialog("Title", isPresented: $isPresented, actions: presented)
            }
        }
    }

    private struct Appearance: View {
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
    }

    // Reconstructed from iOS 18.5: a presentation takes its appearance from the traits of its window.
    @Test("A presentation has its window's appearance, but an inspector has the appearance of the views around it")
    func appearance() {
        for kind in [PresentationKind.sheet, .cover, .popover, .inspector] {
            let presenter = Presenter(kind: kind) { Appearance() }
            let host = Host(presenter.environment(\.colorScheme, .dark))
            host.tap("Present")
            #expect(host.texts.contains(kind == .inspector ? "dark" : "light"))
            let preferred = Host(presenter.preferredColorScheme(.dark))
            preferred.tap("Present")
            #expect(preferred.texts.contains("dark"))
        }
    }

    // documentation/swiftui/view/interactivedismissdisabled(_:): "a user can dismiss a sheet by dragging it down, or a
    // popover by clicking or tapping outside of the presented view"
    @Test(
        "Gestures dismiss only sheets, popovers and inspectors",
        arguments: [PresentationKind.sheet, .cover, .popover, .alert, .dialog, .inspector]
    )
    func gesture(kind: PresentationKind) {
        let host = Host(Presenter(kind: kind) { Button("Inside") {} })
        host.tap("Present")
        #expect(host.texts.contains("Inside"))
        #expect(host.dismissSheet() == [.sheet, .popover, .inspector].contains(kind))
        #expect(host.texts.contains("Inside") == [.cover, .alert, .dialog].contains(kind))
    }

    // documentation/swiftui/view/alert(_:ispresented:actions:): "If no actions are present, the system includes a
    // standard "OK" action. No default cancel action is provided."
    @Test("An alert without actions has an OK button that closes it, and one with actions has only those")
    func alert() {
        let empty = Host(Presenter(kind: .alert) {})
        empty.tap("Present")
        #expect(empty.texts == ["Present", "Title", "OK"])
        #expect(empty.tap("OK"))
        #expect(empty.texts == ["Present"])
        let other = Host(Presenter(kind: .alert) { if true { Button("Delete", role: .destructive) {} } })
        other.tap("Present")
        #expect(other.texts == ["Present", "Title", "Delete"])
    }

    // documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:): "Dialogs include a
    // standard dismiss action by default. If you provide a button with a role of cancel, that button takes the place"
    @Test("A dialog has a Cancel button unless one of its buttons has that role")
    func dialog() {
        let plain = Host(Presenter(kind: .dialog) { Button("Discard", role: .destructive) {} })
        plain.tap("Present")
        #expect(plain.tap("Cancel"))
        #expect(plain.texts == ["Present"])
        let own = Host(Presenter(kind: .dialog) { Button("Keep", role: .cancel) {}.disabled(false) })
        own.tap("Present")
        #expect(own.texts == ["Present", "Title", "Keep"])
    }

    // MARK: Several

    private struct Two: View {
        @State private var isFirst = false
        @State private var isSecond = false

        var body: some View {
            VStack {
                Button("Both") { (isFirst, isSecond) = (true, true) }
                Text("a").sheet(isPresented: $isFirst) {
                    Text("first")
                    Button("Close first") { isFirst = false }
                }
                Text("b").alert("second", isPresented: $isSecond) {}
            }
        }
    }

    // SwiftUI logs: "Currently, only presenting a single sheet is supported. The next sheet will be presented when the
    // currently presented sheet gets dismissed."
    @Test("The second of two presentations waits until the first is dismissed", arguments: [false, true])
    func waiting(byPerson: Bool) {
        let host = Host(Two())
        host.tap("Both")
        #expect(host.texts.contains("first") && !host.texts.contains("second"))
        if byPerson { host.dismissSheet() } else { host.tap("Close first") }
        #expect(!host.texts.contains("first") && host.texts.contains("second"))
        host.tap("OK")
        #expect(host.texts == ["Both", "a", "b"])
    }

    @Test("A waiting presentation is never shown if its binding becomes false")
    func waitingGivenUp() {
        struct App: View {
            @State private var isSecond = true
            var body: some View {
                Text("a").sheet(isPresented: .constant(true)) { Button("Give up") { isSecond = false } }
                Text("b").sheet(isPresented: $isSecond) { Text("second") }
            }
        }
        let host = Host(App())
        #expect(host.tap("Give up"))
        host.dismissSheet()
        #expect(!host.texts.contains("second"))
    }

    // documentation/swiftui/view/sheet(ispresented:ondismiss:content:). Like UIKit's controllers, a sheet may present
    // another.
    @Test("A sheet presents another sheet, and a person dismisses the top one first")
    func nested() {
        let host = Host(Presenter(kind: .sheet) { Presenter(kind: .popover) { Text("inner") } })
        host.tap("Present")
        host.tap("Present")
        #expect(host.texts == ["Present", "Present", "inner"])
        host.dismissSheet()
        #expect(host.texts == ["Present", "Present"])
        host.dismissSheet()
        #expect(host.texts == ["Present"])
    }

    // Source: documentation/uikit/uiviewcontroller/modalpresentationstyle: a presentation covers the controllers of its
    // window. Reported: home-assistant/iOS#5284, a link opens a screen under a sheet.
    @Test("A push that covers a sheet's presenter leaves the sheet on screen with its layout")
    func push() throws {
        struct App: View {
            let log: Log
            @State private var path: [Int] = []
            @State private var isPresented = true
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root")
                        .navigationDestination(for: Int.self) { Text("pushed \($0)") }
                        .sheet(isPresented: $isPresented) {
                            Button("Push below") { path = [1] }.onAppear { log("+") }.onDisappear { log("-") }
                        }
                }
            }
        }
        let log = Log()
        let host = Host(App(log: log))
        #expect(host.tap("Push below"))
        #expect(host.texts == ["pushed 1", "Push below"] && log.take() == ["+"])
        #expect(host.frame(of: "Push below") != nil)
        host.dismissSheet()
        #expect(host.texts == ["pushed 1"] && log.take() == ["-"])
    }

    @Test("A sheet stays on screen when another tab is selected")
    func tab() {
        struct App: View {
            @State private var tab = 0
            var body: some View {
                TabView(selection: $tab) {
                    Text("one").sheet(isPresented: .constant(true)) { Button("Select below") { tab = 1 } }.tag(0)
                    Text("two").tag(1)
                }
            }
        }
        let host = Host(App())
        #expect(host.tap("Select below"))
        #expect(host.texts == ["two", "Select below"])
    }

    @Test("A sheet is dismissed with the screen that presents it")
    func removed() {
        struct App: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { _ in
                        Text("pushed").sheet(isPresented: .constant(true)) { Button("Pop below") { path = [] } }
                    }
                    .sheet(isPresented: .constant(path.isEmpty)) { Text("next") }
                }
            }
        }
        let host = Host(App())
        #expect(host.tap("Pop below"))
        #expect(host.texts == ["root", "next"])
    }

    // MARK: Sizes and environment

    private func frame(_ kind: PresentationKind, _ detents: Set<PresentationDetent> = []) throws -> CGRect {
        let view = Presenter(kind: kind) { Plate("all").ignoresSafeArea().presentationDetents(detents) }
        let host = laidOut(view) {
            $0.version = 18
            $0.device = .iPhone17Pro
        }
        host.tap("Present")
        return try #require(host.frame(of: "all"))
    }

    // documentation/swiftui/presentationdetent. A height excludes the bottom safe area:
    // documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:).
    @Test("A sheet rests at its lowest detent, whose height excludes the bottom safe area")
    func heights() throws {
        #expect(try frame(.sheet, [.height(200)]).place == "0 640 402 234")
        #expect(try abs(frame(.sheet, [.fraction(0.25), .large]).height - 218.5) < 1)
        #expect(try frame(.sheet, [.medium]).place == "0 437 402 437")
        #expect(try frame(.sheet, [.height(2_000)]) == frame(.sheet))
    }

    // documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:): "covers as much of the screen as
    // possible"
    @Test("A cover covers the whole window, whatever its detents")
    func cover() throws { #expect(try frame(.cover, [.medium]).place == "0 0 402 874") }

    @Test("An alert is centered and as high as its content")
    func alertFrame() throws {
        let host = laidOut(Presenter(kind: .alert) {})
        host.tap("Present")
        let (title, ok) = (try #require(host.frame(of: "Title")), try #require(host.frame(of: "OK")))
        #expect(abs(title.minY + ok.maxY - 800) <= 1 && abs(title.midX - 200) <= 1)
    }

    private struct SizeProbe: View {
        @Environment(\.controlSize) private var size
        var body: some View { Text("size \("\(size)")") }
    }

    // Xcode 27 Release Notes, 167448274: sheets and popovers reset controlSize when built with SDK 27.
    @Test(
        "From iOS 27 on sheets and popovers reset the control size, and covers do not",
        arguments: [18, 26, 27],
        [PresentationKind.sheet, .popover, .cover]
    )
    func controlSize(version: Int, kind: PresentationKind) {
        let view = Presenter(kind: kind, controlSize: .mini) { SizeProbe() }
        let host = Host(view, system: System(version: version))
        host.tap("Present")
        #expect(host.texts.contains(version >= 27 && kind != .cover ? "size regular" : "size mini"))
    }

    // MARK: Lazy containers

    // documentation/swiftui/view/navigationdestination(for:destination:): "Do not put a navigation destination modifier
    // inside a "lazy" container, like List or LazyVStack."
    @Test("A destination inside a list's row is ignored with a warning, and one around the list is used")
    func lazyDestination() {
        struct Screen: View {
            let isInside: Bool
            var body: some View {
                NavigationStack {
                    List { NavigationLink("Go", value: 1).modifier(Declared(isDeclared: isInside)) }
                        .modifier(Declared(isDeclared: !isInside))
                }
            }
        }
        struct Declared: ViewModifier {
            let isDeclared: Bool
            func body(content: Content) -> some View {
                if isDeclared { content.navigationDestination(for: Int.self) { Text("number \($0)") } } else { content }
            }
        }
        let warnings = Warnings()
        RuntimeWarning.$recorder.withValue(warnings.add) {
            #expect(!Host(Screen(isInside: true)).tap("Go"))
            #expect(warnings.all.contains { $0.contains("lazy container") })
            let host = Host(Screen(isInside: false))
            #expect(host.tap("Go") && host.texts == ["number 1"])
        }
    }

    @Test("A screen pushed from a row, and a sheet of a row, can declare destinations")
    func notLazyAnyMore() {
        let host = Host(
            NavigationStack {
                LazyVStack {
                    NavigationLink("Deeper") {
                        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("number \($0)") }
                    }
                }
            }
        )
        host.tap("Deeper")
        #expect(host.tap("Go") && host.texts == ["number 1"])
    }
}
