// expect iOS: 'toolbarBackgroundVisibility(_:for:)' is only available in iOS 18.0 or newer
// expect Catalyst: 'toolbarBackgroundVisibility(_:for:)' is only available in iOS 18.0 or newer
// expect macOS: 'toolbarBackgroundVisibility(_:for:)' is only available in macOS 15.0 or newer
// expect tvOS: 'toolbarBackgroundVisibility(_:for:)' is only available in tvOS 18.0 or newer
// expect watchOS: 'toolbarBackgroundVisibility(_:for:)' is only available in watchOS 11.0 or newer
// expect visionOS: 'toolbarBackgroundVisibility(_:for:)' is only available in visionOS 2.0 or newer

import SwiftUI

extension View {
    func hidingBars() -> some View { toolbarBackgroundVisibility(.hidden, for: .automatic) }
}
