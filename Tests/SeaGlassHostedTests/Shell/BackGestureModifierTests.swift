import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite struct BackGestureModifierTests {
    @MainActor @Test("Without a navigation controller the back gesture modifier leaves a screen unchanged")
    func elsewhere() {
        let gesture = BackGesture(
            navigator: NavigatorStack(),
            bar: TopNavigationBarModel(),
            shellBar: .system,
            isDisabled: false
        )
        let host = host(Text("Screen").backGesture(gesture))
        #expect(host.elements.count == 1)
        #expect(host.texts == ["Screen"])
    }

    @MainActor @Test("A custom or hidden bar, or a hidden back button, replaces the system's, and nothing else does")
    func hiddenBar() {
        func isBarHidden(_ shellBar: NavigationShellBar, _ change: (inout TopNavigationBarContent) -> Void) -> Bool {
            let bar = TopNavigationBarModel()
            var content = TopNavigationBarContent()
            change(&content)
            bar.show(content)
            return BackGesture(navigator: NavigatorStack(), bar: bar, shellBar: shellBar, isDisabled: false).isBarHidden
        }
        #expect(!isBarHidden(.system) { _ in } && isBarHidden(.custom()) { _ in })
        #expect(isBarHidden(.system) { $0.bar = .custom() } && !isBarHidden(.custom()) { $0.bar = .system })
        #expect(isBarHidden(.system) { $0.visibilities = [.init(part: .bar, isHidden: true)] })
        #expect(isBarHidden(.system) { $0.hidesBackButton = true })
    }
}
