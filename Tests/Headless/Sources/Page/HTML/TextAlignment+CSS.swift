import SwiftUI

extension TextAlignment {
    var css: String {
        switch self {
        case .leading: "start"
        case .center: "center"
        case .trailing: "end"
        }
    }
}
