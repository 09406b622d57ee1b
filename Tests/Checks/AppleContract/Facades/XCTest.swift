// Declarations of Apple's XCTest and XCUIAutomation: only those that the touch tests use.
// https://developer.apple.com/documentation/xctest
// https://developer.apple.com/documentation/xcuiautomation

@_exported import Foundation
@_exported import UIKit

open class XCTest: NSObject {
    open func setUpWithError() throws { fatalError() }
}

open class XCTestCase: XCTest {
    open var continueAfterFailure: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    public func add(_ attachment: XCTAttachment) { fatalError() }
}

open class XCTAttachment: NSObject {
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    public convenience init(screenshot: XCUIScreenshot) { fatalError() }
    open var name: String? {
        get { fatalError() }
        set { fatalError() }
    }
    open var lifetime: XCTAttachment.Lifetime {
        get { fatalError() }
        set { fatalError() }
    }
}

public struct XCTSkip: Error {
    public init(
        _ message: @autoclosure () -> String? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) { fatalError() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) { fatalError() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertGreaterThanOrEqual<T>(
    _ expression1: @autoclosure () throws -> T,
    _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) where T: Comparable { fatalError() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) { fatalError() }

open class XCTExpectedFailure: NSObject {
    open class Options: NSObject {
        open class func nonStrict() -> XCTExpectedFailure.Options { fatalError() }
    }
}

// MARK: XCUIAutomation

@MainActor public protocol XCUIElementTypeQueryProvider {
    var buttons: XCUIElementQuery { get }
    var staticTexts: XCUIElementQuery { get }
    var firstMatch: XCUIElement { get }
}

@MainActor open class XCUIElementQuery: NSObject {
    open subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
    open var buttons: XCUIElementQuery { fatalError() }
    open var staticTexts: XCUIElementQuery { fatalError() }
    open var firstMatch: XCUIElement { fatalError() }
    open var exists: Bool { fatalError() }
    open var isHittable: Bool { fatalError() }
    open var frame: CGRect { fatalError() }
    open var label: String { fatalError() }
    open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
    open func tap() { fatalError() }
    open func doubleTap() { fatalError() }
    open func waitForNonExistence(timeout: TimeInterval) -> Bool { fatalError() }
    open func swipeDown(velocity: XCUIGestureVelocity) { fatalError() }
    open func press(forDuration duration: TimeInterval) { fatalError() }
    open func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) { fatalError() }
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { fatalError() }
}

@MainActor open class XCUIApplication: XCUIElement {
    public override init() { fatalError() }
    open var launchArguments: [String] {
        get { fatalError() }
        set { fatalError() }
    }
    open var launchEnvironment: [String: String] {
        get { fatalError() }
        set { fatalError() }
    }
    open func launch() { fatalError() }
}

public struct XCUIGestureVelocity: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { fatalError() }
    public static let `default`: XCUIGestureVelocity = { fatalError() }()
    public static let slow: XCUIGestureVelocity = { fatalError() }()
    public static let fast: XCUIGestureVelocity = { fatalError() }()
}

@MainActor open class XCUICoordinate: NSObject {
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) { fatalError() }
    open func press(
        forDuration duration: TimeInterval,
        thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) { fatalError() }
}

@MainActor open class XCUIScreen: NSObject {
    open class var main: XCUIScreen { fatalError() }
    open func screenshot() -> XCUIScreenshot { fatalError() }
}

open class XCUIScreenshot: NSObject {}

@MainActor open class XCUIDevice: NSObject {
    open class var shared: XCUIDevice { fatalError() }
    open var orientation: UIDeviceOrientation {
        get { fatalError() }
        set { fatalError() }
    }
}
