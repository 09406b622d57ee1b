import HeadlessHost
import SwiftUI
import Testing

/// The headless host. Foundation also has a type named `Host`.
typealias Host = HeadlessHost.Host

/// A record of events, in order.
@MainActor final class Log {
    private(set) var entries: [String] = []
    private var reader: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    func callAsFunction(_ entry: String) {
        entries.append(entry)
        guard let reader, entries.count >= reader.count else { return }
        self.reader = nil
        reader.continuation.resume()
    }

    /// Waits until there are at least `count` new events, and returns them.
    func take(_ count: Int) async -> [String] {
        if entries.count < count {
            await withCheckedContinuation { reader = (count, $0) }
        }
        return take()
    }

    /// Returns the events since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A counter. Its value shows whether its state was kept.
struct Counter: View {
    var name = "Count"
    @State private var count = 0

    var body: some View {
        Text("\(name) \(count)")
        Button("Add to \(name)") { count += 1 }
    }
}

/// A view that logs when it appears and disappears.
struct Reporter: View {
    let name: String
    let log: Log

    var body: some View {
        Text(name)
            .onAppear { log("+\(name)") }
            .onDisappear { log("-\(name)") }
    }
}

/// Content beside a switch it can depend on.
struct Switchable<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
        Toggle("Switch", isOn: $isOn)
        content(isOn)
    }
}

/// Content beside a button that increments a number it can depend on.
struct Steps<Content: View>: View {
    @State private var step = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        Button("Step") { step += 1 }
        content(step)
    }
}

/// Waits until the task is canceled.
func waitForCancellation() async {
    let never = AsyncStream<Void> { _ in }
    for await _ in never {}
}

extension Host {
    /// The texts without the labels of the controls of `Switchable`, `Steps` and `Counter`.
    var shown: [String] {
        texts.filter { $0 != "Switch" && $0 != "Step" && !$0.hasPrefix("Add to ") }
    }
}

extension ExitTest.Result? {
    /// Returns whether standard error contains a message.
    func says(_ message: String) -> Bool {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(message)
    }
}

/// The warnings of a view tree.
final class Warnings: Sendable {
    // Views are evaluated on the main actor, so there is no concurrent access.
    nonisolated(unsafe) private(set) var all: [String] = []
    @Sendable func add(_ warning: String) { all.append(warning) }
}
