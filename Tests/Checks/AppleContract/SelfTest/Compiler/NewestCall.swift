// expect iOS: 'backgroundExtensionEffect(isEnabled:)' is only available in iOS 26.0 or newer
// expect Catalyst: 'backgroundExtensionEffect(isEnabled:)' is only available in iOS 26.0 or newer
// expect macOS: 'backgroundExtensionEffect(isEnabled:)' is only available in macOS 26.0 or newer
// expect tvOS: 'backgroundExtensionEffect(isEnabled:)' is only available in tvOS 26.0 or newer
// expect watchOS: 'backgroundExtensionEffect(isEnabled:)' is only available in watchOS 26.0 or newer
// expect visionOS: 'backgroundExtensionEffect(isEnabled:)' is only available in visionOS 26.0 or newer

import SwiftUI

extension View {
    func extended() -> some View { backgroundExtensionEffect(isEnabled: true) }
}
