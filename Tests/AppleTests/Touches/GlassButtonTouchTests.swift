// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import XCTest

/// Touches on glass buttons.
@MainActor final class GlassButtonTouchTests: TouchTestCase {
    func testEachButtonIsHitOnceByATapAndByALongPress() {
        let app = launch("glass")
        photograph("glass buttons")
        for name in ["Primary", "Interactive", "Round"] {
            app.buttons[name].tap()
            app.buttons[name].press(forDuration: 1)
        }
        app.buttons["Disabled"].tap()
        photograph("glass buttons after they were pressed")
        expect("primary 2, interactive 2, round 2, rows 0, own 0", in: app)
    }

    func testTapsInARowAllCount() {
        let app = launch("glass")
        for _ in 0..<5 { app.buttons["Interactive"].tap() }
        expect("primary 0, interactive 5, round 0, rows 0, own 0", in: app)
    }

    func testAPressDraggedAwayIsNone() {
        let app = launch("glass")
        app.buttons["Interactive"].press(forDuration: 0.3, thenDragTo: app.staticTexts["Surface"])
        expect("primary 0, interactive 0, round 0, rows 0, own 0", in: app)
    }

    func testEveryButtonIsAsLargeAsAFinger() {
        let app = launch("glass")
        for name in ["Primary", "Interactive", "Round"] {
            XCTAssertGreaterThanOrEqual(app.buttons[name].frame.height, 43.5, name)
            XCTAssertGreaterThanOrEqual(app.buttons[name].frame.width, 43.5, name)
        }
    }

    func testAButtonInAViewOfItsOwnIsHit() {
        let app = launch("glass")
        app.buttons["Own"].tap()
        expect("primary 0, interactive 0, round 0, rows 0, own 1", in: app)
    }

    /// Over interactive glass, 27.0 is reported to lose taps on rows with images:
    /// https://github.com/deltachat/deltachat-ios/issues/3299
    func testARowOfAMenuOverASurfaceIsHit() {
        let app = launch("glass")
        app.buttons["Menu"].tap()
        XCTAssertTrue(app.buttons["Row"].waitForExistence(timeout: 5))
        photograph("a menu over a surface")
        app.buttons["Row"].tap()
        expect("primary 0, interactive 0, round 0, rows 1, own 0", in: app)
    }
}
