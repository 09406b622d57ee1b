/// A binding to an app's path that reads and writes only what changes.
struct NavigationPathBinding {
    struct Reading {
        let path: Any
        /// The number of leading values that are equal in the earlier path.
        let kept: Int
        /// The values after the kept ones.
        let added: [NavigationValue]
    }

    /// Reads the path, and compares at most `count` of its values with an earlier path.
    let read: (_ before: Any?, _ count: Int) -> Reading
    /// Keeps the first `kept` values, and appends others. Omits values that don't fit the app's array.
    let write: (_ kept: Int, _ added: [NavigationValue]) -> Void
    /// Whether the path is a collection of values of one type, and not a `NavigationPath`.
    let isHomogeneous: Bool

    var count: Int { read(nil, 0).added.count }

    /// Removes values at a place of the path, if they are still there.
    func remove(_ values: [NavigationValue], from place: Int) {
        let all = read(nil, 0).added
        guard all.dropFirst(place).starts(with: values) else { return }
        write(place, Array(all.dropFirst(place + values.count)))
    }

    init(_ path: Binding<NavigationPath>) {
        self.init(path.elements, isHomogeneous: false, encode: { $0 }, decode: { $0 })
    }

    init<Data>(_ path: Binding<Data>)
    where Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        let decode = { (value: NavigationValue) in value.value.base as? Data.Element }
        self.init(path, isHomogeneous: true, encode: { NavigationValue($0) }, decode: decode)
    }

    private init<Data>(
        _ path: Binding<Data>,
        isHomogeneous: Bool,
        encode: @escaping (Data.Element) -> NavigationValue,
        decode: @escaping (NavigationValue) -> Data.Element?
    ) where Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        self.isHomogeneous = isHomogeneous
        read = { before, count in
            let path = path.wrappedValue
            let kept = min(path.countOfSame(as: before as? Data), count)
            return Reading(path: path, kept: kept, added: path.dropFirst(kept).map(encode))
        }
        write = { kept, added in
            var changed = path.wrappedValue
            changed.removeLast(max(changed.count - kept, 0))
            changed.append(contentsOf: added.compactMap(decode))
            path.wrappedValue = changed
        }
    }
}

extension RandomAccessCollection where Element: Equatable {
    /// Returns the number of equal leading elements. Compares bits first, which is fast: a path that has grown starts
    /// with bitwise copies of the earlier path's elements.
    fileprivate func countOfSame(as other: Self?) -> Int {
        guard let other, !isEmpty, !other.isEmpty else { return 0 }
        let shared = Swift.min(count, other.count)
        let haveSameBits = withContiguousStorageIfAvailable { first in
            other.withContiguousStorageIfAvailable { second in
                memcmp(first.baseAddress!, second.baseAddress!, shared * MemoryLayout<Element>.stride) == 0
            }
        }
        return haveSameBits == true ? shared : zip(self, other).prefix { $0 == $1 }.count
    }
}
