import HeadlessHost
import HostedSupport
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Compares a navigator with a plain array that performs the same operations.
@MainActor @Suite struct NavigatorModelTests {
    @Test(
        "The stack equals the model after each of ten thousand random operations, with either bar",
        arguments: 0..<5,
        [NavigationShellBar.system, .custom(.material)]
    )
    func operations(seed: Int, bar: NavigationShellBar) {
        var random = SeededGenerator(seed: seed)
        let navigator = Navigator()
        let host = host(ProgramShell(navigator: navigator, bar: bar), on: versions[seed % versions.count])
        var program = NavigatorProgram(driving: navigator)
        let steps = repetitions(4_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        let mistake = unreported { program.run(steps, on: host) }
        #expect(mistake == nil)
    }

    @Test("Shells in sheets keep separate stacks when sheets are presented and dismissed", arguments: 0..<10)
    func nestedShells(seed: Int) {
        struct Root: View {
            @State private var isPresented = false
            let outer: Navigator
            let inner: Navigator

            var body: some View {
                Button("Present") { isPresented.toggle() }
                    .navigationShell(navigator: outer)
                    .navigationRoute(ProgramRoute.self) { Text("outer \($0.id)") }
                    .sheet(isPresented: $isPresented) { ProgramShell(navigator: inner) }
            }
        }
        var random = SeededGenerator(seed: seed)
        let outer = Navigator()
        let inner = Navigator()
        var programs = [NavigatorProgram(driving: outer), NavigatorProgram(driving: inner)]
        let host = host(Root(outer: outer, inner: inner))
        unreported {
            for _ in 0..<50 {
                if Int.random(in: 0..<5, using: &random) == 0 { host.tap("Present") }
                for index in programs.indices {
                    guard let request = NavigatorProgram.Request.allCases.randomElement(using: &random) else { return }
                    programs[index].ask(request, UInt8.random(in: 0...255, using: &random))
                }
                host.settle()
                #expect(outer.programRoutes == programs[0].stack.map(\.id))
                #expect(inner.programRoutes == programs[1].stack.map(\.id))
            }
        }
    }
}
