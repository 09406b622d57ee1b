import HeadlessHost
import SwiftUI
import Testing

/// Foundation has a `Host` of its own.
typealias Host = HeadlessHost.Host

/// What happened, in order.
@MainActor final class Log {
    private(set) var entries: [String] = []
    private var reader: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    func callAsFunction(_ entry: String) {
        entries.append(entry)
        guard let reader, entries.count >= reader.count else { return }
        self.reader = nil
        reader.continuation.resume()
    }

    /// Waits until so many things have happened since the last time.
    func take(_ count: Int) async -> [String] {
        if entries.count < count {
            await withCheckedContinuation { reader = (count, $0) }
        }
        return take()
    }

    /// What happened since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A state that shows whether it is still the same one.
struct Counter: View {
    var name = "Count"
    @State private var count = 0

    var body: some View {
        Text("\(name) \(count)")
        Button("Add to \(name)") { count += 1 }
    }
}

/// Says when it comes and goes.
struct Reporter: View {
    let name: String
    let log: Log

    var body: some View {
        Text(name)
            .onAppear { log("+\(name)") }
            .onDisappear { log("-\(name)") }
    }
}

/// Content with a switch beside it.
struct Switchable<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
        Toggle("Switch", isOn: $isOn)
        content(isOn)
    }
}

/// Content with a number beside it that goes up.
struct Steps<Content: View>: View {
    @State private var step = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        Button("Step") { step += 1 }
        content(step)
    }
}

/// Returns when the task is cancelled.
func waitForCancellation() async {
    let never = AsyncStream<Void> { _ in }
    for await _ in never {}
}

extension Host {
    /// The texts that are not labels of the controls of `Switchable`, `Steps` and `Counter`.
    var shown: [String] {
        texts.filter { $0 != "Switch" && $0 != "Step" && !$0.hasPrefix("Add to ") }
    }
}

extension ExitTest.Result? {
    /// Whether the process said so on standard error before it stopped.
    func says(_ message: String) -> Bool {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(message)
    }
}
