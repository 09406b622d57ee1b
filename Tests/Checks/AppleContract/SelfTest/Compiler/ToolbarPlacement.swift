// expect macOS: 'navigationBar' is unavailable in macOS
// expect iOS: 'windowToolbar' is unavailable in iOS
// expect Catalyst: 'windowToolbar' is unavailable in iOS
// expect tvOS: 'windowToolbar' is unavailable in tvOS
// expect watchOS: 'windowToolbar' is unavailable in watchOS
// expect visionOS: 'windowToolbar' is unavailable in visionOS

import SwiftUI

extension View {
    #if os(macOS)
    func hidingBar() -> some View { toolbarBackground(.hidden, for: .navigationBar) }
    #else
    func hidingBar() -> some View { toolbarBackground(.hidden, for: .windowToolbar) }
    #endif
}
