import SwiftUI

extension EnvironmentValues {
    @Entry var spacing = 8.0
}

#Preview("Inbox") { Text("Inbox") }
