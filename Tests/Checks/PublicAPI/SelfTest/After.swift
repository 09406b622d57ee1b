public struct Kept: Hashable {
    public func same() {}
    public func changed(_ value: Int?) {}
    public func added() {}
}

public struct NewName { public var member = 0 }
public struct Conforming: Equatable {}

public enum Choice { case one, two }
public protocol Requiring {
    func one()
    func two()
    func three()
}
extension Requiring { public func three() {} }

public enum NewChoice { case one }
