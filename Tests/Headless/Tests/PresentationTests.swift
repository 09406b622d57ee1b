import HeadlessHost
import SwiftUI
import Testing

/// The kinds of presentations, their sizes and their environment.
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
            case .dialog:
                button.confirmationDialog(
                    "Title",
                    isPresented: $isPresented,
                    titleVisibility: .visible,
                    actions: presented
                )
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

    // documentation/swiftui/view/preferredcolorscheme(_:): "the value that you set propagates up through the view hierarchy
    // to the enclosing presentation … also flows down to all child views of the enclosing presentation"
    @Test("A preferred color scheme is that of the whole window or presentation around the view, and of no other")
    func preferredColorScheme() {
        let window = VStack {
            Appearance()
            Text("Inside").preferredColorScheme(.dark)
        }
        #expect(Host(window).texts.first == "dark")
        let presenter = Appearance().sheet(isPresented: .constant(true)) { window }
        #expect(Host(presenter).texts == ["light", "dark", "Inside"])
        #expect(Host(NavigationStack { window }).texts.first == "dark")
    }

    // documentation/swiftui/view/preferredcolorscheme(_:): "or until another color scheme modifier higher in the hierarchy
    // overrides it"; "nil to indicate no preference"; OpenSwiftUI, PreferredColorScheme.swift (6.5.4): the modifier is
    // preference(key:value:), and the first value counts that is not nil
    @Test("The outermost preferred color scheme counts, also nil, and the window's returns after the view")
    func outermostColorScheme() {
        struct Screen: View {
            @State private var isDark = true
            var body: some View {
                Appearance()
                Button("Switch") { isDark.toggle() }
                if isDark { Text("Dark").preferredColorScheme(.dark) }
            }
        }
        let inner = Appearance().preferredColorScheme(.dark)
        #expect(Host(inner.preferredColorScheme(.light)).texts == ["light"])
        #expect(Host(inner.preferredColorScheme(nil)).texts == ["light"])
        let beside = VStack {
            Text("Any").preferredColorScheme(nil)
            inner
        }
        #expect(Host(beside).texts == ["Any", "dark"])
        let both = VStack {
            Text("Light").preferredColorScheme(.light)
            inner
        }
        #expect(Host(both).texts == ["Light", "light"])
        let host = Host(VStack { Screen() })
        #expect(host.texts.first == "dark")
        host.tap("Switch")
        #expect(host.texts.first == "light")
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

    /// An alert or a dialog about a number, which the app's buttons change.
    private struct NumberDialog: View {
        let kind: PresentationKind
        @State var isPresented = false
        @State var number: Int?

        var body: some View {
            let content = Text("App").onTapGesture { number = 1 }
            if kind == .alert {
                content.alert("Title", isPresented: $isPresented, presenting: number, actions: actions)
            } else {
                content.confirmationDialog(
                    "Title",
                    isPresented: $isPresented,
                    titleVisibility: .visible,
                    presenting: number,
                    actions: actions
                )
            }
            Button("Ask") { isPresented = true }
        }

        @ViewBuilder private func actions(_ number: Int) -> some View {
            // The buttons stand for other code that changes the data, so they don't close the dialog.
            Text("About \(number)").onTapGesture { self.number = 2 }
            Text("Nothing").onTapGesture { self.number = nil }
            Button("Close") {}
        }
    }

    // documentation/swiftui/view/alert(_:ispresented:presenting:actions:): "both isPresented must be true and data must
    // not be nil."
    @Test(
        "A dialog about data appears when it is asked for and there is data",
        arguments: [PresentationKind.alert, .dialog]
    )
    func dataAndFlag(kind: PresentationKind) {
        let host = Host(NumberDialog(kind: kind))
        host.tap("Ask")
        #expect(!host.texts.contains("Title"))
        host.tap("App")
        #expect(host.texts.contains("About 1"))
        #expect(host.tap("Close") && !host.texts.contains("Title"))
        #expect(!Host(NumberDialog(kind: kind, number: 1)).texts.contains("Title"))
    }

    // documentation/swiftui/view/alert(_:ispresented:presenting:actions:): "Any changes that you make after the
    // presentation occurs are ignored."
    @Test("A dialog keeps the data of its presentation until it closes", arguments: [PresentationKind.alert, .dialog])
    func keptData(kind: PresentationKind) {
        let host = Host(NumberDialog(kind: kind, isPresented: true, number: 1))
        #expect(host.tap("About 1") && host.texts.contains("About 1"))
        host.tap("Close")
        host.tap("Ask")
        #expect(host.tap("Nothing") && host.texts.contains("About 2"))
        host.tap("Close")
        #expect(!host.texts.contains("Title"))
    }

    // documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:);
    // partout-io/passepartout#683: "iOS does not show titles by default"; documentation/swiftui/visibility/hidden: the
    // title "is required on some platforms"
    @Test("A dialog shows its title on an iPhone and an iPad only if it is to be visible, and on a Mac always")
    func dialogTitle() {
        func texts(_ visibility: Visibility?, on device: Device) -> [String] {
            var system = System()
            system.device = device
            let app = Text("App")
            let shown = Binding.constant(true)
            guard let visibility else {
                return Host(app.confirmationDialog("Title", isPresented: shown) {}, system: system).texts
            }
            let dialog = app.confirmationDialog("Title", isPresented: shown, titleVisibility: visibility) {
            } message: {
                Text("Message")
            }
            return Host(dialog, system: system).texts
        }
        for device in [Device.iPhone17Pro, .iPad] {
            #expect(texts(nil, on: device) == ["App", "Cancel"])
            #expect(texts(.automatic, on: device) == ["App", "Message", "Cancel"])
            #expect(texts(.hidden, on: device) == ["App", "Message", "Cancel"])
            #expect(texts(.visible, on: device) == ["App", "Title", "Message", "Cancel"])
        }
        #expect(texts(nil, on: .mac) == ["App", "Title", "Cancel"])
        #expect(Visibility.allCases.allSatisfy { texts($0, on: .mac) == ["App", "Title", "Message", "Cancel"] })
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
        let title = try #require(host.frame(of: "Title"))
        let ok = try #require(host.frame(of: "OK"))
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
}
