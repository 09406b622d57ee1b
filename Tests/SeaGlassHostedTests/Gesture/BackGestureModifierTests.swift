import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

@Suite struct BackGestureModifierTests {
    @MainActor @Test("Without a navigation controller the gesture adds nothing to a screen")
    func elsewhere() {
        let host = host(Text("Screen").modifier(BackGesture(navigator: Navigator(), isDisabled: false)))
        #expect(host.elements.count == 1)
        #expect(host.texts == ["Screen"])
    }
}
