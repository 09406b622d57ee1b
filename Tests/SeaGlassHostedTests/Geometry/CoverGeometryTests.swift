import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import Testing

/// Views that cover others, and mirrored screens.
@MainActor @Suite struct CoverGeometryTests {
    private struct Inbox: View {
        let screens: PersistentBackgroundScreens

        var body: some View {
            NavigationStack {
                List { NavigationLink("Thread", value: 1) }
                    .transparentNavigationContainer()
                    .transparentNavigationDestination(for: Int.self) { Text("Thread \($0)") }
            }
            .persistentBackground(.ocean, screens: screens)
        }
    }

    @Test(
        "A painted screen hides the screen below, and its content is not covered",
        arguments: Place.all
    )
    func painted(place: Place) {
        let host = place.host(Inbox(screens: .painted))
        host.tap("Thread")
        let behind = host.coveredBy("Thread 1")
        let pictures = behind.filter { $0.element.value is LinearGradient }
        #expect(pictures.map(\.frame) == [place.window, place.window])
        #expect(behind.allSatisfy { !($0.element.value is Text) })
        #expect(host.covering("Thread 1").isEmpty)
    }

    @Test(
        "A clear screen has exactly one background behind it from iOS 18 on",
        arguments: Place.all.filter { $0.version > 17 }
    )
    func clear(place: Place) {
        let host = place.host(Inbox(screens: .clear))
        host.tap("Thread")
        let pictures = host.coveredBy("Thread 1").filter { $0.element.value is LinearGradient }
        #expect(pictures.map(\.frame) == [place.window])
    }

    // MARK: Right to left

    enum Tree: String, CaseIterable, CustomStringConvertible {
        case inbox, tabs, columns, sheet, glass, union

        var description: String { rawValue }

        @MainActor @ViewBuilder var view: some View {
            switch self {
            case .inbox: Inbox(screens: .automatic)
            case .tabs:
                TabView {
                    NavigationStack { Text("One").transparentNavigationContainer() }.tabItem { Text("One") }
                    Text("Two").tabItem { Text("Two") }
                }
                .persistentBackground(.ocean)
            case .columns:
                NavigationSplitView {
                    List { Text("Side") }.transparentNavigationContainer()
                } detail: {
                    Text("Detail").transparentNavigationContainer()
                }
                .persistentBackground(.ocean)
            case .sheet:
                Text("Under").sheet(isPresented: .constant(true)) {
                    Text("Over").navigationShell(bar: .custom(.material)).persistentBackground(.sunset)
                }
            case .glass:
                HStack {
                    Button("Text") {}.glassSurface(.interactive)
                    Text("Card").padding().glassSurface(.card)
                    Spacer()
                }
                .padding(.leading, 30)
            case .union: UnionTools().glassContainer().padding(.leading, 30)
            }
        }
    }

    @Test(
        "A right-to-left screen is the exact mirror image",
        arguments: Tree.allCases,
        Place.all.filter { [.iPhone17Pro, .iPhone17ProLandscape, .iPad].contains($0.device) }
    )
    func mirrored(tree: Tree, place: Place) {
        let drawn = place.host(tree.view).drawn
        let mirrored = place.host(tree.view) { $0.layoutDirection = .rightToLeft }.drawn
        #expect(!drawn.isEmpty && drawn.count == mirrored.count)
        let pixel = 1 / place.device.scale + 0.01
        for (one, other) in zip(drawn, mirrored) {
            let image = CGRect(
                x: place.window.width - one.frame.maxX,
                y: one.frame.minY,
                width: one.frame.width,
                height: one.frame.height
            )
            #expect(abs(other.frame.minX - image.minX) <= pixel)
            #expect(abs(other.frame.maxX - image.maxX) <= pixel)
            #expect(other.frame.minY == image.minY && other.frame.maxY == image.maxY)
        }
    }
}
