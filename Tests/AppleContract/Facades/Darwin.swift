// Declarations of Apple's Darwin: the C mathematics.

public func sqrt(_ x: Double) -> Double { fatalError() }
public func cbrt(_ x: Double) -> Double { fatalError() }
public func pow(_ x: Double, _ y: Double) -> Double { fatalError() }
public func exp(_ x: Double) -> Double { fatalError() }
public func exp2(_ x: Double) -> Double { fatalError() }
public func log(_ x: Double) -> Double { fatalError() }
public func log2(_ x: Double) -> Double { fatalError() }
public func log10(_ x: Double) -> Double { fatalError() }
public func sin(_ x: Double) -> Double { fatalError() }
public func cos(_ x: Double) -> Double { fatalError() }
public func tan(_ x: Double) -> Double { fatalError() }
public func atan2(_ y: Double, _ x: Double) -> Double { fatalError() }
public func hypot(_ x: Double, _ y: Double) -> Double { fatalError() }
public func fabs(_ x: Double) -> Double { fatalError() }
public func floor(_ x: Double) -> Double { fatalError() }
public func ceil(_ x: Double) -> Double { fatalError() }
public func round(_ x: Double) -> Double { fatalError() }
public func trunc(_ x: Double) -> Double { fatalError() }
public func fmod(_ x: Double, _ y: Double) -> Double { fatalError() }

public func sqrt(_ x: Float) -> Float { fatalError() }
public func floor(_ x: Float) -> Float { fatalError() }
public func ceil(_ x: Float) -> Float { fatalError() }
public func round(_ x: Float) -> Float { fatalError() }
