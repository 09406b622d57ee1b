// expect: main actor-isolated property 'isSeen' can not be mutated from a Sendable closure

import SwiftUI

struct Seen: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {}
}

struct Reader: View {
    @State private var isSeen = false

    var body: some View {
        Text("a").onPreferenceChange(Seen.self) { isSeen = $0 }
    }
}
