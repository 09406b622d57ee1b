// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import XCTest

/// A test case that touches the host app as a person would, and keeps screenshots.
@MainActor class TouchTestCase: XCTestCase {
    /// The question that the tests of a class answer, or nil if they check.
    nonisolated class var question: Int? { nil }

    nonisolated override func setUpWithError() throws {
        if let question = Self.question {
            guard isAsked(question) else { throw XCTSkip("This run does not ask question \(question).") }
        } else {
            guard askedQuestions == nil else { throw XCTSkip("This run asks questions.") }
        }
    }

    func launch(_ screen: String, arguments: [String] = []) -> XCUIApplication {
        continueAfterFailure = false
        let app = XCUIApplication()
        app.launchEnvironment["SCREEN"] = screen
        app.launchArguments = arguments
        app.launch()
        return app
    }

    func photograph(_ name: String) {
        let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    /// Drags a finger across the screen at 70 % of its height. Both positions are fractions of its width.
    func drag(_ app: XCUIApplication, from start: CGFloat, to end: CGFloat, isGivenUp: Bool = false) {
        let first = app.coordinate(withNormalizedOffset: CGVector(dx: start, dy: 0.7))
        let last = app.coordinate(withNormalizedOffset: CGVector(dx: end, dy: 0.7))
        first.press(
            forDuration: 0.05,
            thenDragTo: last,
            withVelocity: isGivenUp ? .slow : .fast,
            // A finger that rests before it lifts does not fling.
            thenHoldForDuration: isGivenUp ? 0.5 : 0
        )
    }

    /// Waits for up to ten seconds, and fails if the condition still does not hold.
    func waitUntil(line: UInt = #line, _ condition: () -> Bool) {
        let limit = ContinuousClock.now + .seconds(10)
        while !condition(), ContinuousClock.now < limit { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1)) }
        XCTAssertTrue(condition(), line: line)
    }

    func expect(_ text: String, in app: XCUIApplication, line: UInt = #line) {
        XCTAssertTrue(app.staticTexts[text].waitForExistence(timeout: 5), "“\(text)” is not there.", line: line)
    }

    /// Expects that the shell shows a level and that no request waits.
    func expect(level: Int, depth: Int? = nil, in app: XCUIApplication, line: UInt = #line) {
        expect("Level \(level)", in: app, line: line)
        app.buttons["Ask"].tap()
        expect("depth \(depth ?? level), waiting false", in: app, line: line)
    }

    /// Returns what the host app has noted since the last call.
    func events(in app: XCUIApplication) -> String {
        app.buttons["Events"].tap()
        return app.staticTexts["events"].label
    }

    /// Returns the first of these texts that a finger could touch.
    func shown(_ texts: [String], in app: XCUIApplication) -> String {
        texts.first { app.staticTexts[$0].exists && app.staticTexts[$0].isHittable } ?? "none of \(texts)"
    }
}
