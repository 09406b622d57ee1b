// expect iOS: 'navigation' is only available in iOS 18.0 or newer
// expect Catalyst: 'navigation' is only available in iOS 18.0 or newer
// expect macOS: 'navigation' is unavailable in macOS
// expect tvOS: 'navigation' is unavailable in tvOS
// expect visionOS: 'navigation' is unavailable in visionOS

import SwiftUI

extension View {
    func clear() -> some View { containerBackground(.clear, for: .navigation) }
}
