import Foundation
import FuzzSupport

@testable import SeaGlassNavigation

/// A route that is decoded from the input.
private struct Route: Codable, Hashable {
    var id: Int
    var title: String?
    var parents: [Route]?
}

private let limits = SnapshotLimits(depth: 16, bytes: 4096, payloadBytes: 512)

private let folder = FileManager.default.temporaryDirectory.appending(path: "seaglass-fuzz-\(getpid())")
private let file = FileNavigationStateStore(directory: folder)
private let defaults = UserDefaultsNavigationStateStore(suite: "seaglass-fuzz-\(getpid())")
private let memory = MemoryStore()

/// Decodes the input as a snapshot, and restores a stack from a store that contains the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Data(input: start, count)
    let sealed = input.sealed
    checkDecoder(input)
    checkDecoder(sealed)
    let id = String(decoding: input.prefix(24), as: UTF8.self)
    switch input.count % 64 {
    case 0: checkStore(file, id: id, sealed)
    // Only a few ids, because at each change Foundation on Linux searches a list of all names changed so far.
    case 1: checkStore(defaults, id: String(id.prefix(1)), sealed)
    case 2: checkStore(memory, id: "id", input)
    default: checkStore(memory, id: "id", sealed)
    }
    return 0
}

private func checkDecoder(_ input: Data) {
    let decoding = NavigationSnapshot.decode(input, limits: limits)
    precondition(decoding.snapshot != nil || decoding.failure != nil, "Decoding failed without a reason.")
    guard let snapshot = decoding.snapshot else { return }
    precondition(snapshot.entries.count <= limits.depth, "More entries than are allowed.")
    precondition(snapshot.entries.allSatisfy { $0.payload.count <= limits.payloadBytes }, "Too large a payload.")
    let again = snapshot.encoded(limits: limits)
    precondition(again.failure == nil, "A decoded snapshot can't be encoded.")
    if decoding.failure == nil { precondition(again.data == input, "Encoding changed the snapshot.") }
}

private func checkStore(_ store: some NavigationStateStore, id: String, _ input: Data) {
    guard (try? store.save(input, for: id)) != nil else { return }
    precondition((try? store.load(id, upTo: input.count)) == input, "The store returned other data.")
    let stack = SnapshotSlot(id: id, restoration: .standard.store(store))
    var routes: [Route] = []
    _ = stack.restore { entry in
        guard entry.key != "" else { throw NavigationRestoration.Failure(.unknownKey) }
        routes.append(try JSONDecoder().decode(Route.self, from: entry.payload))
    }
    precondition(routes.count <= SnapshotLimits.standard.depth, "More routes than are allowed.")
    // The mark of an earlier crash is counted in a later write, which must not reach the store after the next input.
    SnapshotWriter.shared.finish()
    try? store.remove(id)
}
