// Declarations of Apple's Core Animation: only what the tests that need an Apple system name.
// https://developer.apple.com/documentation/quartzcore

@_exported import Foundation

open class CALayer: NSObject {
    open var frame: CGRect {
        get { fatalError() }
        set { fatalError() }
    }
    open var speed: Float {
        get { fatalError() }
        set { fatalError() }
    }
    open func presentation() -> Self? { fatalError() }
}
