import Foundation
import SeaGlassNavigation

extension MemoryNavigationStateStore {
    /// The mark of a stack that is being restored, or has crashed; `nil` without one.
    package func mark(of id: String) -> LaunchMark? {
        guard let data = snapshots[id] else { return nil }
        let mark = LaunchMark.part(data).mark
        return mark.data.isEmpty ? nil : mark
    }

    /// Makes the mark of a running restoration that of an earlier launch, which has ended.
    package func crash(_ id: String) {
        guard let data = snapshots[id] else { return }
        let (mark, snapshot) = LaunchMark.part(data)
        guard mark.date != nil else { return }
        save(LaunchMark(strikes: mark.strikes, date: .distantPast).data + snapshot, for: id)
    }
}
