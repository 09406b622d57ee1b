/// A rectangular shape aligned inside the frame of the view containing it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Rectangle: InsettableShape {
    private var amount: CGFloat = 0

    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { copy(of: self) { $0.amount += amount } }
}

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: cornerSize.width - amount, style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { copy(of: self) { $0.amount += amount } }
}

/// A capsule shape aligned inside the frame of the view containing it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { copy(of: self) { $0.amount += amount } }
}

/// A circle centered on the frame of the view containing it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public struct Circle: InsettableShape {
    private var amount: CGFloat = 0

    public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = max(min(rect.width, rect.height) - 2 * amount, 0)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { copy(of: self) { $0.amount += amount } }
}

extension Shape where Self == Circle { public static var circle: Circle { Circle() } }

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
