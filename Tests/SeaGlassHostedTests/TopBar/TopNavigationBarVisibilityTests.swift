import HeadlessHost
import SeaGlass
import SeaGlassNavigation
import SwiftUI
import Testing

/// The visibility of a bar and its parts.
@MainActor @Suite struct TopNavigationBarVisibilityTests {
    private let navigator = Navigator()

    private func shell(@ViewBuilder root: () -> some View) -> Host {
        host(root().navigationShell(bar: .custom(.material), navigator: navigator))
    }

    @Test("Parts are hidden separately, including each trailing item")
    func parts() {
        func labels(_ visibility: Visibility, _ parts: TopNavigationBarPart...) -> [String]? {
            let host = shell {
                Color.red
                    .topNavigationBarTitle("title")
                    .topNavigationBarLeading { Text("leading") }
                    .topNavigationBarTrailing { Text("primary") }
                    .topNavigationBarTrailing(position: .secondary) { Text("secondary") }
                    .transformedVisibility(visibility, parts)
            }
            return host.bar?.labels
        }
        #expect(labels(.hidden, .bar) == nil)
        #expect(shell { Color.red.topNavigationBarTitle("t").topNavigationBarVisibility(.hidden) }.bar == nil)
        #expect(labels(.hidden, .leading) == ["title", "secondary", "primary"])
        #expect(labels(.hidden, .principal) == ["leading", "secondary", "primary"])
        #expect(labels(.hidden, .trailing) == ["leading", "title"])
        #expect(labels(.hidden, .trailing(.primary)) == ["leading", "title", "secondary"])
        #expect(labels(.visible, .bar, .trailing) == ["leading", "title", "secondary", "primary"])
        #expect(labels(.automatic, .bar, .trailing) == ["leading", "title", "secondary", "primary"])
    }

    @Test("The visibility of a trailing item takes precedence over the visibility of both", arguments: [true, false])
    func one(isInner: Bool) {
        let screen = Color.red.topNavigationBarTrailing { Text("primary") }
            .topNavigationBarTrailing(position: .secondary) { Text("secondary") }
        let host = shell {
            if isInner {
                screen.topNavigationBarVisibility(.visible, for: .trailing(.primary))
                    .topNavigationBarVisibility(.hidden, for: .trailing)
            } else {
                screen.topNavigationBarVisibility(.hidden, for: .trailing)
                    .topNavigationBarVisibility(.visible, for: .trailing(.primary))
            }
        }
        #expect(host.bar?.labels == ["primary"])
    }

    @Test("A hidden back button does not affect other ways to go back")
    func backButton() {
        let host = shell { Text("root") }
        host.after { navigator.push(Text("top").topNavigationBarTitle("Top").topNavigationBarHidesBackButton()) }
        #expect(host.bar?.labels == ["Top"])
        host.escape()
        #expect(navigator.depth == 0)
        let shown = Text("top").topNavigationBarHidesBackButton().topNavigationBarHidesBackButton(false)
        host.after { navigator.push(shown) }
        #expect(host.bar?.labels == ["Back"])
    }
}

extension View {
    fileprivate func transformedVisibility(_ visibility: Visibility, _ parts: [TopNavigationBarPart]) -> some View {
        parts.reduce(AnyView(self)) { AnyView($0.topNavigationBarVisibility(visibility, for: $1)) }
    }
}
