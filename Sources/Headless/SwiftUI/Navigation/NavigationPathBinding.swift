/// The path an app owns, as the stack sees it: what changes is read and written, not all of it.
struct NavigationPathBinding {
    struct Reading {
        let path: Any
        /// How many values, from the first on, are those of the path it was compared with.
        let kept: Int
        /// The values after these.
        let added: [NavigationValue]
    }

    /// Reads the path, and compares it with one that was read before, at most so many values of it.
    let read: (_ before: Any?, _ count: Int) -> Reading
    /// Keeps so many values, and puts others after them. What the app's array does not take is left out.
    let write: (_ kept: Int, _ added: [NavigationValue]) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { before, count in
            let path = path.wrappedValue
            let kept = min(path.elements.countOfSame(as: (before as? NavigationPath)?.elements), count)
            return Reading(path: path, kept: kept, added: Array(path.elements[kept...]))
        }
        write = { kept, added in
            var changed = path.wrappedValue
            changed.elements.replaceSubrange(min(kept, changed.elements.count)..., with: added)
            path.wrappedValue = changed
        }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        read = { before, count in
            let path = path.wrappedValue
            let kept = min(path.countOfSame(as: before as? Data), count)
            return Reading(path: path, kept: kept, added: path.dropFirst(kept).map { NavigationValue($0) })
        }
        write = { kept, added in
            var changed = path.wrappedValue
            changed.removeLast(max(changed.count - kept, 0))
            changed.append(contentsOf: added.compactMap { $0.value.base as? Data.Element })
            path.wrappedValue = changed
        }
    }
}

extension RandomAccessCollection where Element: Equatable {
    /// How many elements, from the first on, are those of another collection. Bits are compared first: of a path that
    /// grew, the values that were there are copies.
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
