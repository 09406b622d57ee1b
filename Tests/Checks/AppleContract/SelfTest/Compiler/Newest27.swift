// expect iOS: 'AnyNavigationTransition' is only available in iOS 27.0 or newer
// expect Catalyst: 'AnyNavigationTransition' is only available in iOS 27.0 or newer
// expect macOS: 'AnyNavigationTransition' is only available in macOS 27.0 or newer
// expect tvOS: 'AnyNavigationTransition' is only available in tvOS 27.0 or newer
// expect watchOS: 'AnyNavigationTransition' is only available in watchOS 27.0 or newer
// expect visionOS: 'AnyNavigationTransition' is only available in visionOS 27.0 or newer

import SwiftUI

func erased(_ transition: AnyNavigationTransition) {}
