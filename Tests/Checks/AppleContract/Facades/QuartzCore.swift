// Declarations of Apple's Core Animation: only those that the tests for Apple systems use.
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
