/// Memory that this value owns, and deallocates at the end of its lifetime.
struct DrawingMemory: ~Copyable {
    let window: MemoryWindow

    init(byteCount: Int) {
        window = MemoryWindow(start: .allocate(byteCount: byteCount, alignment: 64), count: byteCount)
    }

    deinit { window.start.deallocate() }
}

/// A range of memory. Debug builds trap an access outside the range.
///
/// Release builds skip this check, so a window costs no more than a pointer in the drawing loops.
struct MemoryWindow {
    fileprivate let start: UnsafeMutableRawPointer
    private let count: Int

    fileprivate init(start: UnsafeMutableRawPointer, count: Int) {
        self.start = start
        self.count = count
    }

    /// Creates a window on a caller's memory, which must outlive the window.
    init?(_ memory: UnsafeMutableRawBufferPointer) {
        guard let start = memory.baseAddress else { return nil }
        self.init(start: start, count: memory.count)
    }

    /// Returns a window on some of the bytes.
    func window(at offset: Int, count: Int) -> MemoryWindow {
        assert(offset >= 0 && count >= 0 && offset + count <= self.count)
        return MemoryWindow(start: start + offset, count: count)
    }

    /// Splits off the first bytes.
    mutating func takeFirst(_ count: Int) -> MemoryWindow {
        let first = window(at: 0, count: count)
        self = window(at: count, count: self.count - count)
        return first
    }

    @inline(__always)
    func load<Value: BitwiseCopyable>(at offset: Int, as type: Value.Type = Value.self) -> Value {
        assert(offset >= 0 && offset + MemoryLayout<Value>.size <= count)
        return start.loadUnaligned(fromByteOffset: offset, as: type)
    }

    @inline(__always)
    func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
        assert(offset >= 0 && offset + MemoryLayout<Value>.size <= count)
        start.storeBytes(of: value, toByteOffset: offset, as: Value.self)
    }

    /// Copies all bytes to the start of another window.
    func copy(to other: MemoryWindow) {
        assert(count <= other.count)
        other.start.copyMemory(from: start, byteCount: count)
    }
}
