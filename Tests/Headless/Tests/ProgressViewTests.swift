import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ProgressViewTests {
    // documentation/swiftui/progressview/init(_:)-6k5se
    @Test("A progress view shows its title")
    func title() { #expect(Host(ProgressView("Signing in")).texts == ["Signing in"]) }
}
