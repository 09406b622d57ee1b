public struct Kept: Hashable {
    public func same() {}
    public func changed(_ value: Int) {}
    public func listed() {}
    public func gone() {}
}

public struct Gone { public var member = 0 }
public struct Renamed { public var member = 0 }
public struct Conforming: Hashable {}

public enum Choice { case one }
public protocol Requiring { func one() }
