// Declarations of Apple's Core Animation: only what the tests that need an Apple system name.
// https://developer.apple.com/documentation/quartzcore

@_exported import Foundation

open class CALayer: NSObject {
    open var speed: Float {
        get { fatalError() }
        set { fatalError() }
    }
    open func presentation() -> Self? { fatalError() }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { fatalError() }
}
