// expect: main actor-isolated property 'body' can not be referenced from a nonisolated context

import SwiftUI

nonisolated func content(of view: some View) {
    _ = view.body
}
