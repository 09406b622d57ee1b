import SwiftUI
import Testing

@Suite struct ShapeTests {
    // documentation/swiftui/roundedcornerstyle
    @Test("Continuous corners, the default, have a different path from circular ones")
    func corners() {
        func path(_ style: RoundedCornerStyle) -> Path {
            RoundedRectangle(cornerRadius: 16, style: style).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
        }
        #expect(path(.continuous) != path(.circular))
        #expect(path(.circular) == path(.circular))
        #expect(RoundedRectangle(cornerRadius: 16).style == .continuous)
    }
}
