import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Sources that go, are covered, or have another identifier.
extension NavigationZoomTests {
    @Test("A source that was removed is no longer found")
    func gone() {
        let host = host(Photos(sources: sources))
        host.tap("Hide")
        unreported { _ = host.tap("Push") }
        #expect(host.values(of: Zoom.self).isEmpty)
    }

    @Test("A source on a covered screen is found again after the pop")
    func covered() {
        let host = host(Photos(sources: sources))
        let style = NavigationTransitionStyle.zoom(sourceID: 1)
        host.tap("Push")
        unreported { #expect(sources.resolve(style) == .automatic) }
        host.goBack()
        #expect(sources.resolve(style) == style)
    }

    @Test("A source whose identifier changes is found by the new one only")
    func renamed() {
        struct Renaming: View {
            @State private var id = 1

            var body: some View {
                Text("Thumbnail").navigationZoomSource(id: id)
                Button("Rename") { id = 2 }
            }
        }
        let host = host(Renaming().modifier(NavigationZoomSpace(sources: sources)))
        host.tap("Rename")
        #expect(sources.resolve(.zoom(sourceID: 2)) == .zoom(sourceID: 2))
        unreported { #expect(sources.resolve(.zoom(sourceID: 1)) == .automatic) }
    }

    @Test("A covered source whose identifier changes is found by the new one after the pop")
    func renamedUnderneath() {
        struct Covered: View {
            @State private var id = 1

            var body: some View {
                NavigationStack {
                    NavigationLink(value: 1) { Text("Push").navigationZoomSource(id: id) }
                        .navigationDestination(for: Int.self) { _ in Button("Rename") { id = 2 } }
                }
            }
        }
        let host = host(Covered().modifier(NavigationZoomSpace(sources: sources)))
        host.tap("Push")
        host.tap("Rename")
        unreported { #expect(sources.resolve(.zoom(sourceID: 2)) == .automatic) }
        host.goBack()
        #expect(sources.resolve(.zoom(sourceID: 2)) == .zoom(sourceID: 2))
    }

    @Test("If one of two sources with the same identifier leaves, the other is found")
    func twice() {
        let view = Switch { isOn in
            if isOn { Text("First").navigationZoomSource(id: 1) }
            Text("Second").navigationZoomSource(id: 1)
        }
        let host = host(view.modifier(NavigationZoomSpace(sources: sources)))
        host.tap("Switch")
        #expect(host.texts.contains("First"))
        host.tap("Switch")
        #expect(sources.resolve(.zoom(sourceID: 1)) == .zoom(sourceID: 1))
    }
}
