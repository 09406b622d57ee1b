/// The safe areas around a box, in the window's coordinates.
package struct SafeArea: Equatable {
    /// The area without any safe area insets.
    var outer: CGRect
    /// The area free of the device's insets, bars and inset views.
    var container: CGRect
    var keyboard: CGRect

    var inner: CGRect { container.intersection(keyboard) }

    /// Extends a frame that ignores regions of the safe area. Each edge of the frame that touches the safe area's edge
    /// moves out to the edge of the ignored regions.
    func extended(_ frame: CGRect, _ regions: SafeAreaRegions, _ edges: PhysicalEdges) -> CGRect {
        let target: CGRect =
            switch (regions.contains(.container), regions.contains(.keyboard)) {
            case (true, true): outer
            case (true, false): keyboard
            case (false, true): container
            case (false, false): inner
            }
        let inner = inner
        let slack = 0.01
        var left = frame.minX
        var top = frame.minY
        var right = frame.maxX
        var bottom = frame.maxY
        if edges.contains(.top), top <= inner.minY + slack { top = min(top, target.minY) }
        if edges.contains(.bottom), bottom >= inner.maxY - slack { bottom = max(bottom, target.maxY) }
        if edges.contains(.left), left <= inner.minX + slack { left = min(left, target.minX) }
        if edges.contains(.right), right >= inner.maxX - slack { right = max(right, target.maxX) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the safe area reduced by insets at the container's edges.
    func inset(top: CGFloat = 0, bottom: CGFloat = 0) -> SafeArea {
        copy(of: self) { $0.container = container.inset(top: top, bottom: bottom) }
    }

    /// Returns the safe area inside a frame of which only `free` is unobstructed. Overlapping obstructions count once.
    func narrowed(to free: CGRect, in frame: CGRect) -> SafeArea {
        var copy = self
        let left = free.minX > frame.minX ? max(container.minX, free.minX) : container.minX
        let top = free.minY > frame.minY ? max(container.minY, free.minY) : container.minY
        let right = free.maxX < frame.maxX ? min(container.maxX, free.maxX) : container.maxX
        let bottom = free.maxY < frame.maxY ? min(container.maxY, free.maxY) : container.maxY
        copy.container = CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
        return copy
    }

    /// Returns the safe area inside a frame that clips it: a column or a sheet.
    func clipped(to frame: CGRect) -> SafeArea {
        SafeArea(outer: frame, container: container.intersection(frame), keyboard: keyboard.intersection(frame))
    }
}

struct PhysicalEdges: OptionSet {
    let rawValue: Int

    static let top = PhysicalEdges(rawValue: 1)
    static let left = PhysicalEdges(rawValue: 2)
    static let bottom = PhysicalEdges(rawValue: 4)
    static let right = PhysicalEdges(rawValue: 8)
    static let all: PhysicalEdges = [.top, .left, .bottom, .right]

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ edges: Edge.Set, isMirrored: Bool) {
        self = []
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.bottom) { insert(.bottom) }
        if edges.contains(.leading) { insert(isMirrored ? .right : .left) }
        if edges.contains(.trailing) { insert(isMirrored ? .left : .right) }
    }
}
