// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import XCTest

@MainActor final class SidebarRowsAnswerTests: TouchTestCase {
    nonisolated override class var question: Int? { 2 }

    func testRowsOneAfterTheOther() throws {
        XCUIDevice.shared.orientation = .landscapeLeft
        defer { XCUIDevice.shared.orientation = .portrait }
        let app = launch("sidebar")
        guard min(app.frame.width, app.frame.height) > 700 else { throw XCTSkip("A phone has no second column.") }
        waitUntil { app.frame.width > app.frame.height }
        var taps: [String] = []
        for button in ["Row 1", "Row 2", "Row 2", "Deeper", "Row 1"] {
            let link = app.buttons[button].firstMatch
            (link.waitForExistence(timeout: 5) ? link : app.staticTexts[button].firstMatch).tap()
            taps.append(button)
            let screen = shown([0, 1, 2, 11, 12].map { "Screen \($0)" }, in: app)
            answer(2, "\(taps.joined(separator: ", ")): \(events(in: app)); \(screen) is shown")
        }
        photograph("a sidebar of links")
    }
}
