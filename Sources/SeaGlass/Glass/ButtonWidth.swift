import SwiftUI

/// The `buttonSizing` of the app, which only systems from version 26 on have.
enum ButtonWidth {
    case automatic, fitted, flexible

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    init(_ sizing: ButtonSizing) {
        switch sizing {
        case .flexible: self = .flexible
        case .fitted: self = .fitted
        default: self = .automatic
        }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    var sizing: ButtonSizing {
        switch self {
        case .automatic: .automatic
        case .fitted: .fitted
        case .flexible: .flexible
        }
    }
}

extension EnvironmentValues {
    var buttonWidth: ButtonWidth {
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            ButtonWidth(buttonSizing)
        } else {
            .automatic
        }
    }
}
