// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import XCTest

/// The back swipe of a shell, whose bar is not the system's.
@MainActor final class SwipeTests: TouchTestCase {
    func testASwipeGivenUpLeavesTheStackAndTheNextOnePops() {
        let app = launch("shell")
        app.buttons["Push"].tap()
        expect(level: 1, in: app)
        drag(app, from: 0, to: 0.3, isGivenUp: true)
        photograph("after a swipe given up")
        expect(level: 1, in: app)
        drag(app, from: 0, to: 0.9)
        photograph("after a swipe")
        expect(level: 0, in: app)
    }

    func testInARightToLeftLanguageTheSwipeComesFromTheRight() {
        let app = launch(
            "shell",
            arguments: ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]
        )
        app.buttons["Push"].tap()
        expect(level: 1, in: app)
        photograph("right to left")
        XCTAssertTrue(app.buttons["Edit"].frame.midX < app.frame.midX, "The bar is not mirrored.")
        drag(app, from: 0.999, to: 0.1)
        expect(level: 0, in: app)
    }

    func testASwipeOnTheContentPopsFrom26OnWithEverywhere() throws {
        guard #available(iOS 26, *) else { throw XCTSkip("The gesture is iOS 26’s.") }
        let app = launch("shell")
        app.buttons["Push"].tap()
        expect(level: 1, in: app)
        drag(app, from: 0.4, to: 0.95)
        expect(level: 1, in: app)
        app.buttons["Swipe everywhere"].tap()
        drag(app, from: 0.4, to: 0.95)
        expect(level: 0, in: app)
    }

    func testAtTheRootASwipeDoesNothingAndAPushRightAfterItWorks() {
        let app = launch("shell")
        drag(app, from: 0, to: 0.9)
        drag(app, from: 0.4, to: 0.95)
        app.buttons["Push"].tap()
        expect(level: 1, in: app)
    }

    func testAnEntryThatDisablesTheSwipeStaysAndTheOneAboveItGoes() {
        let app = launch("shell")
        app.buttons["Push without a swipe"].tap()
        expect(level: 1, in: app)
        drag(app, from: 0, to: 0.9)
        drag(app, from: 0.4, to: 0.95)
        expect(level: 1, in: app)
        app.buttons["Push"].tap()
        expect(level: 2, in: app)
        drag(app, from: 0, to: 0.9)
        expect(level: 1, in: app)
    }

    func testASwipeRightAfterAPushLeavesNothingWaiting() {
        let app = launch("shell")
        app.buttons["Push"].tap()
        drag(app, from: 0, to: 0.9)
        app.buttons["Ask"].tap()
        XCTAssertTrue(
            app.staticTexts["depth 1, waiting false"].exists || app.staticTexts["depth 0, waiting false"].exists,
            "A request waits forever."
        )
    }

    func testAPushAfterAPopLandsOnTheScreenBelow() {
        let app = launch("shell")
        app.buttons["Push"].tap()
        expect(level: 1, in: app)
        app.buttons["Push"].tap()
        expect(level: 2, in: app)
        app.buttons["Pop, push"].tap()
        expect(level: 12, depth: 2, in: app)
    }

    func testNoSwipeBeginsUnderASheet() {
        let app = launch("sheet")
        app.buttons["Push"].tap()
        expect(level: 1, in: app)
        app.buttons["Sheet"].tap()
        expect("In the sheet", in: app)
        let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.2))
        let end = app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.2))
        top.press(forDuration: 0.05, thenDragTo: end)
        photograph("after a swipe beside a sheet")
        if app.staticTexts["In the sheet"].exists { app.staticTexts["In the sheet"].swipeDown(velocity: .fast) }
        XCTAssertTrue(app.staticTexts["In the sheet"].waitForNonExistence(timeout: 5))
        expect(level: 1, in: app)
    }

    func testInLandscapeTheBarStaysInReach() {
        let app = launch("shell")
        app.buttons["Push"].tap()
        expect(level: 1, in: app)
        XCUIDevice.shared.orientation = .landscapeLeft
        defer { XCUIDevice.shared.orientation = .portrait }
        waitUntil { app.frame.width > app.frame.height }
        photograph("the bar in landscape")
        XCTAssertTrue(app.buttons["Edit"].isHittable)
        app.buttons["Level"].firstMatch.tap()
        expect(level: 0, in: app)
    }
}
