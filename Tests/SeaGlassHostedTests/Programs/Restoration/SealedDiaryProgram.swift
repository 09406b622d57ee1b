import Foundation
import SeaGlassNavigation
import SwiftUI

/// Diary: stacks in files that the app seals with a key, on a disk that may be full.
enum SealedDiaryProgram {
    struct DayRoute: NavigationRoute { let day: String }
    struct PhotoRoute: NavigationRoute { let id: UUID }

    /// The key of the diary: there after the unlock. Unchecked, as apps write it: a lock guards each property.
    final class DiaryKey: @unchecked Sendable {
        struct Missing: Error {}

        private let lock = NSLock()
        private var bytes: [UInt8]?
        private var hasRoom = true

        var isDiskFull: Bool {
            get { lock.withLock { !hasRoom } }
            set { lock.withLock { hasRoom = !newValue } }
        }

        func unlock(_ password: String) { lock.withLock { bytes = Array(password.utf8) } }
        func forget() { lock.withLock { bytes = nil } }

        func apply(_ data: Data) throws -> Data {
            // A real app uses CryptoKit's AES.GCM here.
            guard let key = lock.withLock({ bytes }), !key.isEmpty else { throw Missing() }
            return Data(data.enumerated().map { $1 ^ key[$0 % key.count] })
        }
    }

    struct SealedStore: NavigationStateStore {
        let files: FileNavigationStateStore
        let key: DiaryKey

        init(folder: URL, key: DiaryKey) {
            files = FileNavigationStateStore(directory: folder, isExcludedFromBackup: true)
            self.key = key
        }

        var location: String { "sealed " + files.location }

        func load(_ id: String, upTo limit: Int) throws -> Data? {
            try files.load(id, upTo: limit).map { try key.apply($0) }
        }

        func save(_ data: Data, for id: String) throws {
            if key.isDiskFull { throw CocoaError(.fileWriteOutOfSpace) }
            try files.save(key.apply(data), for: id)
        }

        func remove(_ id: String) throws { try files.remove(id) }
        func removeAll() throws { try files.removeAll() }
    }

    struct DiaryRoot: View {
        let key: DiaryKey
        let sealed: NavigationRestoration
        var onFailure: @MainActor (NavigationRestoration.Failure) -> Void = { print("diary:", $0) }
        @Environment(\.scenePhase) private var scenePhase
        @State var isUnlocked = false
        @State private var hasTold = false
        @State private var isTelling = false

        var body: some View {
            Group {
                if isUnlocked {
                    DayList()
                        .navigationShell()
                        .navigationRoute(DayRoute.self, key: "diary.day") { DayScreen(day: $0.day) }
                        .navigationRoute(PhotoRoute.self, key: "diary.photo") { _ in Text("A photo of roses") }
                        .restoresNavigation(id: "diary", sealed) { failure in
                            onFailure(failure)
                            guard failure.reason == .storeFailed, !hasTold else { return }
                            hasTold = true
                            isTelling = true
                        }
                } else {
                    Button("Unlock") {
                        key.unlock("secret")
                        isUnlocked = true
                    }
                }
            }
            .alert("Your place in the diary can't be stored.", isPresented: $isTelling) { Button("OK") {} }
            .onChange(of: scenePhase) { _, phase in
                if phase == .background {
                    key.forget()
                    isUnlocked = false
                }
            }
        }
    }

    struct DayList: View {
        var body: some View {
            List(["3 May", "4 May"], id: \.self) { NavigationLink($0, value: DayRoute(day: $0)) }
                .navigationTitle("Diary")
        }
    }

    struct DayScreen: View {
        @State private var photo = UUID()
        let day: String

        var body: some View {
            NavigationLink("Photo", value: PhotoRoute(id: photo))
                .navigationTitle(day)
        }
    }
}
