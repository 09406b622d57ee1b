// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import XCTest

@MainActor final class CarouselSwipeAnswerTests: TouchTestCase {
    nonisolated override class var question: Int? { 3 }

    func testSwipesOverACarousel() {
        for gesture in ["automatic", "edge", "everywhere"] {
            for isThird in [false, true] {
                let app = launch("carousel")
                app.buttons[gesture].tap()
                expect("Page 0", in: app)
                if isThird { app.buttons["Third page"].tap() }
                drag(app, from: 0.4, to: 0.95)
                let name = "\(gesture), on the \(isThird ? "third" : "first") page"
                photograph(name)
                answer(3, "\(name): \(end(in: app))")
            }
        }
    }

    private func end(in app: XCUIApplication) -> String {
        if shown(["Root"], in: app) == "Root" { return "the screen is popped" }
        let page = shown((0..<4).map { "Page \($0)" }, in: app)
        return "the screen stays, and shows \(page)"
    }
}
