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

    @MainActor @Test("Under the system's bar the gesture is the system's, unless the bar or its back button is hidden")
    func refused() {
        func isRefused(_ shellBar: NavigationShellBar, _ change: (inout TopNavigationBarContent) -> Void) -> Bool {
            let bar = TopNavigationBarModel()
            var content = TopNavigationBarContent()
            change(&content)
            bar.show(content)
            return BackGesture(navigator: NavigatorStack(), bar: bar, shellBar: shellBar, isDisabled: false).isRefused
        }
        #expect(!isRefused(.system) { _ in } && isRefused(.custom()) { _ in })
        #expect(isRefused(.system) { $0.bar = .custom() } && !isRefused(.custom()) { $0.bar = .system })
        #expect(isRefused(.system) { $0.visibilities = [.init(part: .bar, isHidden: true)] })
        #expect(isRefused(.system) { $0.hidesBackButton = true })
    }
}
