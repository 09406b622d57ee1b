// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import XCTest

@MainActor final class SwipeOrderAnswerTests: TouchTestCase {
    nonisolated override class var question: Int? { 1 }

    func testOrderOfThePathsWriteAndTheCoordinatorsEnd() {
        let app = launch("swipe order")
        app.buttons["Push"].tap()
        expect("Pushed", in: app)
        _ = events(in: app)
        drag(app, from: 0, to: 0.3, isGivenUp: true)
        answer(1, "a canceled swipe: \(events(in: app))")
        drag(app, from: 0, to: 0.9)
        answer(1, "a finished swipe: \(events(in: app))")
    }
}
