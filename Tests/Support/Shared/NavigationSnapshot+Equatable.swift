import SeaGlassNavigation

extension NavigationSnapshotEntry: Equatable {
    package static func == (first: NavigationSnapshotEntry, second: NavigationSnapshotEntry) -> Bool {
        first.key == second.key && first.payload == second.payload && first.presentation == second.presentation
            && first.disableBackGesture == second.disableBackGesture
    }
}

extension NavigationSnapshot: Equatable {
    package static func == (first: NavigationSnapshot, second: NavigationSnapshot) -> Bool {
        first.entries == second.entries && first.savedAt == second.savedAt
    }
}
