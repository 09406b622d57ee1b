import HeadlessHost
import SwiftUI
import Testing

/// Controls, and the effects of their surroundings on them.
@MainActor @Suite struct ControlTests {
    private final class Seen {
        var sizes: [ControlSize] = []
        var materials: [String?] = []
    }

    private struct Probe: View {
        @Environment(\.controlSize) private var size
        @Environment(\.backgroundMaterial) private var material
        let seen: Seen

        var body: some View {
            let _ = (seen.sizes.append(size), seen.materials.append(material?.thickness.rawValue))
            Text("Probe")
        }
    }

    @Test("The control size is regular by default, and the innermost modifier wins")
    func controlSize() {
        let seen = Seen()
        _ = Host(
            VStack {
                Probe(seen: seen)
                VStack { Probe(seen: seen).controlSize(.mini) }.controlSize(.large)
            }
        )
        #expect(seen.sizes == [.regular, .mini])
        #expect(ControlSize.allCases.count == 5)
    }

    @Test("A bordered button grows with its control size, and a plain one does not")
    func borders() {
        func heights(_ style: some PrimitiveButtonStyle) -> [CGFloat] {
            ControlSize.allCases.compactMap { size in
                let host = Host(Button("Play") {}.buttonStyle(style).controlSize(size), system: System())
                return host.hitFrame(of: "Play")?.height
            }
        }
        #expect(Set(heights(.bordered)).count == 3 && heights(.bordered) == heights(.bordered).sorted())
        #expect(Set(heights(.plain)).count == 1)
    }

    // documentation/swiftui/view/buttonsizing(_:)
    @Test("A button with a flexible size fills the width, and others fit their label")
    func buttonSizing() {
        func width(_ sizing: ButtonSizing) -> CGFloat? {
            let button = Button("Play") {}.buttonStyle(.bordered).buttonSizing(sizing)
            return Host(button.frame(width: 200), system: System()).hitFrame(of: "Play")?.width
        }
        #expect(width(.flexible) == 200)
        #expect((width(.fitted) ?? 200) < 100)
        #expect(width(.automatic) == width(.fitted))
    }

    // Xcode 27 Release Notes, 167448274
    @Test("A sheet keeps the button sizing around it on iOS 26, and resets it on iOS 27")
    func sizingInSheets() {
        struct Probe: View {
            @Environment(\.buttonSizing) private var sizing
            var body: some View { Text(sizing == .flexible ? "Flexible" : "Automatic") }
        }
        func texts(_ version: Int) -> [String] {
            let sheet = Text("App").sheet(isPresented: .constant(true)) { Probe() }
            return Host(sheet.buttonSizing(.flexible), system: System(version: version)).texts
        }
        #expect(texts(26).last == "Flexible")
        #expect(texts(27).last == "Automatic")
    }

    @Test("The background material is the one set around a view")
    func material() {
        let seen = Seen()
        _ = Host(
            VStack {
                Probe(seen: seen)
                Probe(seen: seen).environment(\.backgroundMaterial, .thin)
            }
        )
        #expect(seen.materials == [nil, "thin"])
    }

    @Test("A content shape for interaction changes the hit area, and one for hover effects does not")
    func contentShapes() {
        func isHit(_ kind: ContentShapeKinds?) -> Bool {
            let host = Host(
                Button {
                } label: {
                    if let kind {
                        Text("Play").contentShape(kind, Circle()).hoverEffect()
                    } else {
                        Text("Play").contentShape(Circle())
                    }
                }
            )
            return host.tap("Play", at: CGPoint(x: 1, y: 1), in: CGSize(width: 44, height: 44))
        }
        #expect([isHit(nil), isHit(.interaction)] == [false, false])
        let isHoverHit = isHit(.hoverEffect)
        #expect(isHoverHit)
    }

    @Test("The hit frame of a control includes its content shape outside the frame")
    func largeShape() throws {
        struct Larger: Shape {
            func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -10, dy: -10)) }
        }
        let host = Host(
            Button {
            } label: {
                Text("Play").contentShape(Larger())
            },
            system: System()
        )
        let hit = try #require(host.hitFrame(of: "Play"))
        let label = try #require(host.frame(of: "Play"))
        #expect(hit == label.insetBy(dx: -10, dy: -10))
    }

    @Test("A binding presents and dismisses a popover or cover")
    func presentations() {
        struct App: View {
            @State private var isPopover = false
            @State private var isCover = false
            var body: some View {
                Button("Popover") { isPopover = true }.popover(isPresented: $isPopover) { Text("In popover") }
                Button("Cover") { isCover = true }.fullScreenCover(isPresented: $isCover) {
                    Text("In cover")
                    Button("Close") { isCover = false }
                }
            }
        }
        let host = Host(App())
        for name in ["Popover", "Cover"] {
            #expect(!host.texts.contains("In \(name.lowercased())"))
            host.tap(name)
            #expect(host.texts.contains("In \(name.lowercased())"))
            if name == "Cover" { host.tap("Close") } else { host.dismissSheet() }
            #expect(!host.texts.contains("In \(name.lowercased())"))
        }
    }

    // documentation/swiftui/view/hidden(): "can't receive or respond to interactions"
    @Test("A hidden control ignores taps")
    func hiddenControl() {
        let log = Log()
        #expect(!Host(Button("Play") { log("played") }.hidden()).tap("Play"))
        #expect(log.entries == [])
    }

    // developer.apple.com/design/human-interface-guidelines/menus
    @Test("A menu closes after a choice, but not when a submenu opens")
    func menuChoice() {
        let menu = Menu("Sort") {
            Button("By name") {}
            Menu("By date") { Button("Newest first") {} }
        }
        let host = Host(menu)
        host.tap("Sort")
        host.tap("By date")
        #expect(host.texts == ["Sort", "By name", "By date", "Newest first"])
        host.tap("Newest first")
        #expect(host.texts == ["Sort"])
        host.tap("Sort")
        host.tap("By name")
        #expect(host.texts == ["Sort"])
    }
}
