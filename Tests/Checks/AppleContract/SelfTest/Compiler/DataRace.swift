// expect: sending 'counter' risks causing data races [#SendingRisksDataRace]

import SwiftUI

final class Counter {
    var count = 0
}

@MainActor func show(_ counter: Counter) {}

nonisolated func race() async {
    let counter = Counter()
    await show(counter)
    counter.count += 1
}
