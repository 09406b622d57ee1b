// expect: incorrect argument label in call (have '_:change:', expected '_:transform:')

import SwiftUI

extension View {
    func enabled() -> some View { transformEnvironment(\.isEnabled, change: { $0 = true }) }
}
