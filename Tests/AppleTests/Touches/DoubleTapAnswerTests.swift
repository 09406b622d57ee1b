// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import XCTest

@MainActor final class DoubleTapAnswerTests: TouchTestCase {
    nonisolated override class var question: Int? { 4 }

    func testTwoTapsOnClose() {
        for place in ["in a shell", "in a stack"] {
            let app = launch("close \(place)")
            for level in 1...3 {
                app.buttons["Push"].firstMatch.tap()
                expect("Level \(level)", in: app)
            }
            _ = events(in: app)
            app.buttons["Close"].firstMatch.doubleTap()
            let taps = events(in: app)
            answer(4, "\(place): \(taps); \(shown((0...3).map { "Level \($0)" }, in: app)) is shown")
        }
    }
}
