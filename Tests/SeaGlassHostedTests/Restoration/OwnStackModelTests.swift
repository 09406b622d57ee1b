import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SeaGlass
@testable import SeaGlassNavigation

/// Compares an app's own stack, with restoration, guards and links on it, with a plain array.
@MainActor @Suite struct OwnStackModelTests {
    private enum Operation: CaseIterable {
        case push, pop, popToRoot, replaceTop, replaceAll, link, back, changeDraft, present, swipeDown
        case open, openUnknown, openRefused, relaunch
    }

    @Test(
        "An app's own stack equals the model's after each of ten thousand random operations",
        arguments: 0..<5,
        OwnLevels.Form.allCases
    )
    func operations(seed: Int, form: OwnLevels.Form) async throws {
        var random = SeededGenerator(seed: seed)
        let store = MemoryNavigationStateStore()
        var (levels, host) = await launch(form, store)
        var ids = [Int]()
        var isDirty = false
        var hasSheet = false
        for _ in 0..<1_000 {
            let operation = try #require(Operation.allCases.randomElement(using: &random))
            let id = Int.random(in: 1...6, using: &random)
            let isGuarded = isDirty && ids.last == OwnLevels.draft
            var reasons: [NavigationLinkFailure.Reason] = []
            switch operation {
            case .push: ids.append(id)
            case .pop: ids = ids.dropLast()
            case .popToRoot: ids = []
            case .replaceTop: ids = ids.dropLast() + [id]
            case .replaceAll: ids = (0..<id).map { ($0 * id) % 6 + 1 }
            case .link where !hasSheet:
                host.tap("Link")
                ids.append(4)
            case .back where !isGuarded && !hasSheet:
                host.swipeBack()
                ids = ids.dropLast()
            case .changeDraft:
                levels.isDirty.toggle()
                isDirty.toggle()
            case .present:
                levels.hasSheet = true
                hasSheet = true
            case .swipeDown where hasSheet:
                host.dismissSheet()
                hasSheet = isDirty
            case .open where form == .array:
                host.open(try #require(URL(string: "own:\(id)/\(7 - id)")))
                ids = [id, 7 - id]
            case .openUnknown where form == .array, .openRefused where form == .array:
                let isUnknown = operation == .openUnknown
                host.open(try #require(URL(string: isUnknown ? "own:1/2/3" : "own:a")))
                reasons = [isUnknown ? .unknown : .refused]
            case .relaunch:
                await host.settleStored()
                // The library does not store the app's other state.
                isDirty = false
                hasSheet = false
                (levels, host) = await launch(form, store)
            case .link, .back, .swipeDown, .open, .openUnknown, .openRefused: continue
            }
            switch operation {
            case .push, .pop, .popToRoot, .replaceTop, .replaceAll: levels.show(ids, as: form)
            default: break
            }
            if reasons.isEmpty { host.settle() } else { _ = await reports(awaiting: { await host.settleTasks() }) }
            let hidesBack = try #require(host.navigationScreens().last).hidesBackButton
            guard host.ownLevels == ["root"] + ids.map({ "level \($0)" }), levels.count(as: form) == ids.count,
                hidesBack == (isDirty && ids.last == OwnLevels.draft), levels.reasons == reasons,
                host.texts.contains("sheet") == hasSheet, levels.failures.isEmpty
            else {
                Issue.record(
                    """
                    \(operation): \(host.ownLevels), \(hidesBack), \(levels.reasons), \(levels.failures) \
                    instead of \(ids), \(isDirty), \(hasSheet)
                    """
                )
                return
            }
            levels.reasons = []
        }
    }

    private func launch(_ form: OwnLevels.Form, _ store: MemoryNavigationStateStore) async -> (OwnLevels, Host) {
        let levels = OwnLevels()
        let host = Host(OwnApp(levels: levels, form: form, restoration: .standard.store(store)))
        await host.settleStored()
        return (levels, host)
    }
}

struct OwnLevelRoute: NavigationRoute {
    let id: Int
}

@MainActor @Observable final class OwnLevels {
    /// The form of the app's path.
    enum Form: CaseIterable { case array, values }

    /// The route of the guarded screen.
    static let draft = 6

    var path: [OwnLevelRoute] = []
    var values = NavigationPath()
    var isDirty = false
    var hasSheet = false
    var reasons: [NavigationLinkFailure.Reason] = []
    var failures: [NavigationRestoration.Failure] = []

    func count(as form: Form) -> Int { form == .array ? path.count : values.count }

    func show(_ ids: [Int], as form: Form) {
        if form == .array {
            path = ids.map { OwnLevelRoute(id: $0) }
        } else {
            values = NavigationPath(ids.map { OwnLevelRoute(id: $0) })
        }
    }
}

private struct OwnApp: View {
    @Bindable var levels: OwnLevels
    let form: OwnLevels.Form
    let restoration: NavigationRestoration

    var body: some View {
        stack.sheet(isPresented: $levels.hasSheet) {
            Text("sheet").navigationLeaveGuard(when: levels.isDirty, isPresented: .constant(false))
        }
    }

    @ViewBuilder private var stack: some View {
        if form == .array {
            NavigationStack(path: $levels.path) { root }
                .restoresNavigation(
                    path: $levels.path,
                    id: "own",
                    key: "level",
                    scope: .app,
                    restoration,
                    onFailure: { levels.failures.append($0) }
                )
                .opensNavigationLinks(path: $levels.path, Self.routes) { levels.reasons.append($0.reason) }
        } else {
            NavigationStack(path: $levels.values) { root }
                .restoresNavigation(path: $levels.values, id: "own", scope: .app, restoration) {
                    levels.failures.append($0)
                }
        }
    }

    private var root: some View {
        OwnLevel(levels: levels)
            .navigationDestination(for: OwnLevelRoute.self) { OwnLevel(id: $0.id, levels: levels) }
    }

    private static let routes = NavigationRoutes()
        .link("{a}") { (a: Int) in
            OwnLevelRoute(id: a)
        } values: {
            $0.id
        }
        .link("{a}/{b}") { (_: Int, b: Int) in
            OwnLevelRoute(id: b)
        } values: {
            (0, $0.id)
        }
}

private struct OwnLevel: View {
    var id: Int?
    let levels: OwnLevels

    var name: String { id.map { "level \($0)" } ?? "root" }

    var body: some View {
        NavigationLink("Link", value: OwnLevelRoute(id: 4))
            .topNavigationBarTitle(verbatim: name)
            .navigationLeaveGuard(when: id == OwnLevels.draft && levels.isDirty, isPresented: .constant(false))
    }
}

extension Host {
    fileprivate var ownLevels: [String] { nodes(of: OwnLevel.self).compactMap { ($0.view as? OwnLevel)?.name } }
}
