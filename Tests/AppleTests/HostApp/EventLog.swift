// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import SwiftUI

/// Notes what happens, for a test. No view observes it, so that a note in the middle of a transition updates none.
@MainActor final class EventLog {
    private var events: [String] = []

    func note(_ event: String) { events.append(event) }

    func take() -> String {
        defer { events = [] }
        return events.isEmpty ? "nothing" : events.joined(separator: ", ")
    }
}

/// A button that shows what was noted since the last tap.
struct EventLogView: View {
    let log: EventLog
    @State private var text = "nothing"

    var body: some View {
        HStack {
            Button("Events") { text = log.take() }
            Text(text).lineLimit(1).accessibilityIdentifier("events")
        }
    }
}
