import HeadlessHost
import SwiftUI
import Testing

/// State lives as long as its view (documentation/swiftui/state), so memory must not retain removed views.
@MainActor @Suite struct MemoryTests {
    final class Canary {}

    /// Creates a canary in its state when it appears, and stores a weak reference to it in `nest`.
    private struct Holder: View {
        final class Nest {
            weak var canary: Canary?
            var isEmpty: Bool { canary == nil }
        }

        @State private var canary: Canary?
        @State private var taps = 0
        @Environment(\.dismiss) private var dismiss
        let nest: Nest

        var body: some View {
            Button("Tap \(taps)") { taps += 1 }
                .onChange(of: taps) { nest.canary = canary }
                .onAppear {
                    canary = Canary()
                    nest.canary = canary
                    taps += 1
                }
                .modifier(Wrapping())
                .navigationDestination(for: Double.self) { _ in Text("\(taps)") }
                .navigationTitle("\(taps)")
            Button("Dismiss") { dismiss() }
        }
    }

    private struct Wrapping: ViewModifier {
        @State private var number = 0
        func body(content: Content) -> some View { content.background { content } }
    }

    @Test("A view removed from the tree is freed")
    func removed() {
        let nest = Holder.Nest()
        let host = Host(Switchable { isOn in if !isOn { Holder(nest: nest) } })
        #expect(!nest.isEmpty)
        host.tap("Switch")
        #expect(nest.isEmpty)
    }

    @Test("A freed host leaves no objects behind after a layout")
    func laidOutHost() {
        let nest = Holder.Nest()
        for _ in 0..<1 {
            let host = Host(Holder(nest: nest))
            #expect(!nest.isEmpty && !host.layout.boxes.isEmpty)
        }
        #expect(nest.isEmpty)
    }

    @Test("A popped screen is freed, whether a link or a value pushed it")
    func popped() {
        let nest = Holder.Nest()
        let host = Host(
            NavigationStack {
                VStack {
                    NavigationLink("View") { Holder(nest: nest) }
                    NavigationLink("Value", value: 1)
                }
                .navigationDestination(for: Int.self) { _ in Holder(nest: nest) }
            }
        )
        for link in ["View", "Value"] {
            host.tap(link)
            #expect(!nest.isEmpty)
            host.swipeBack()
            #expect(nest.isEmpty)
        }
    }

    @Test("A presented destination and a sheet are freed after their dismissal")
    func presented() {
        struct Presenter: View {
            let nest: Holder.Nest
            @State private var isPushed = false
            @State private var isSheet = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Push") { isPushed = true }
                        Button("Sheet") { isSheet = true }
                    }
                    .navigationDestination(isPresented: $isPushed) { Holder(nest: nest) }
                }
                .sheet(isPresented: $isSheet) { Holder(nest: nest) }
            }
        }
        let nest = Holder.Nest()
        let host = Host(Presenter(nest: nest))
        for button in ["Push", "Sheet"] {
            host.tap(button)
            #expect(!nest.isEmpty)
            host.tap("Dismiss")
            #expect(nest.isEmpty)
        }
    }

    @Test("Freeing the host frees all its views")
    func host() {
        let nest = Holder.Nest()
        var host: Host? = Host(TabView { NavigationStack { Holder(nest: nest) } })
        #expect(host != nil && !nest.isEmpty)
        host = nil
        #expect(nest.isEmpty)
    }

    @Test("An unretained reference is nil after its node is freed")
    func unretained() {
        var host: Host? = Host(Text(""))
        let reference = Unretained(wrappedValue: host?.rootNode)
        #expect(reference.wrappedValue != nil)
        host = nil
        #expect(reference.wrappedValue == nil)
    }

    @Test("Freeing the host cancels its tasks", .timeLimit(.minutes(5)))
    func hostTasks() async {
        let log = Log()
        var host: Host? = Host(
            Text("").task {
                log("started")
                await waitForCancellation()
                log("cancelled")
            }
        )
        #expect(await log.take(1) == ["started"])
        #expect(host != nil)
        host = nil
        #expect(await log.take(1) == ["cancelled"])
    }

    @Test("A presenter that is removed from the tree removes its destination")
    func presenterRemoved() {
        struct Presenter: View {
            @State private var isPresented = true
            @State private var isThere = true
            var body: some View {
                NavigationStack {
                    VStack {
                        if isThere {
                            Text("presenter").navigationDestination(isPresented: $isPresented) { Text("detail") }
                        }
                    }
                }
                Button("Remove") { isThere = false }
            }
        }
        let host = Host(Presenter())
        #expect(host.texts.first == "detail")
        host.tap("Remove")
        #expect(host.texts == ["Remove"])
    }
}
