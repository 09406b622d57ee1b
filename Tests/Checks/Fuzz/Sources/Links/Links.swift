import Foundation
import FuzzSupport
import HeadlessHost
import HostedSupport
import SwiftUI

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Gives a shell the input, as a stored stack or as a link:
///
/// | First byte, modulo 5 | The rest |
/// | --- | --- |
/// | 0 | a stored stack |
/// | 1 | a stored stack, with its checksums corrected |
/// | 2 | entries of a stored stack: a byte for the key, one for the length, the payload |
/// | 3 | the name of a type, as the runtime prints it, for making a key |
/// | 4 | a URL |
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Data(input: start, count)
    guard let kind = input.first else { return 0 }
    let rest = Data(input.dropFirst())
    MainActor.assumeIsolated {
        switch kind % 5 {
        case 0: restore(rest)
        case 1: restore(rest.sealed)
        case 2: restore(snapshot(of: rest))
        case 3: checkName(String(decoding: rest, as: UTF8.self))
        default: if let url = URL(string: String(decoding: rest, as: UTF8.self)) { App(MemoryStore()).open(url) }
        }
        runTasks()
    }
    return 0
}

/// Launches an app with a stack in its store, and again with the stack that the first launch has stored.
@MainActor private func restore(_ stack: Data) {
    let store = MemoryStore()
    store.save(stack, for: "app:main")
    let first = App(store)
    first.check()
    first.navigator.push(route: NoteRoute(text: "last", isPinned: nil))
    let routes = first.routes
    for _ in 0..<4 { runTasks() }
    let second = App(store)
    second.check()
    guard second.routes == routes || routes.count > SnapshotLimits.standard.depth else {
        fatalError("The restored stack is not stored: \(second.routes) instead of \(routes).")
    }
}

@MainActor private struct App {
    let navigator = Navigator()
    private let host: HeadlessHost.Host

    init(_ store: MemoryStore) {
        host = HeadlessHost.Host(
            Shell(navigator: navigator).restoresNavigation(id: "main", scope: .app, .standard.store(store))
        )
    }

    /// Opens a URL, and then the URL written for the resulting stack.
    func open(_ url: URL) {
        navigator.replace(with: [PlaceRoute(id: -1, names: nil, parents: nil)])
        let before = navigator.entries
        do {
            try navigator.open(url)
        } catch {
            if navigator.entries != before { fatalError("A refused link changed the stack: \(error).") }
            return
        }
        check()
        guard let base = URL(string: "app://"), let link = navigator.link(base: base) else { return }
        let top = routes.last
        try? navigator.open(link)
        check()
        if routes.last != top { fatalError("\(link) leads elsewhere than \(url).") }
    }

    var routes: [AnyHashable?] { navigator.entries.map { $0.route.map { AnyHashable($0) } } }

    func check() {
        host.settle()
        for entry in navigator.entries {
            guard let route = entry.route, !(route is PaymentRoute) else {
                fatalError("A screen was restored that may not be.")
            }
            if let place = route as? PlaceRoute, !place.isAllowed { fatalError("A place isn't allowed, but open.") }
        }
        let shown = host.nodes(of: Screen.self).count - 1
        guard shown == navigator.entries.count, shown <= SnapshotLimits.standard.depth + 1 else {
            fatalError("\(shown) screens for \(navigator.entries.count) entries.")
        }
    }
}

/// Returns a snapshot of entries with the app's keys and others.
private func snapshot(of bytes: Data) -> Data {
    let keys: [NavigationDestinationKey] = ["place", "old place", "note", "payment", "unknown", ""]
    var rest = bytes
    var entries: [NavigationSnapshotEntry] = []
    while let key = rest.popFirst(), let length = rest.popFirst() {
        let payload = rest.prefix(Int(length))
        rest = rest.dropFirst(payload.count)
        entries.append(NavigationSnapshotEntry(key: keys[Int(key) % keys.count], payload: Data(payload)))
    }
    return NavigationSnapshot(entries: entries).encoded().data
}

private func checkName(_ name: String) {
    let short = TypeName(name).withoutModules
    guard short.unicodeScalars.count <= name.unicodeScalars.count else {
        fatalError("\(short) is longer than \(name).")
    }
}
