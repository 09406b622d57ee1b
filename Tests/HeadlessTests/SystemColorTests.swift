import SwiftUI
import Testing

@Suite struct SystemColorTests {
    // The Human Interface Guidelines' table of system colors for iOS 17 and 18.
    @Test(
        "A color of the system has a value for each appearance",
        arguments: [
            (Color.mint, "#00C7BEFF", "#63E6E2FF"),
            (.teal, "#30B0C7FF", "#40C8E0FF"),
            (.cyan, "#32ADE6FF", "#64D2FFFF"),
            (.indigo, "#5856D6FF", "#5E5CE6FF"),
            (.brown, "#A2845EFF", "#AC8E68FF"),
        ]
    )
    func appearances(color: Color, light: String, dark: String) {
        var environment = EnvironmentValues()
        #expect(color.resolve(in: environment).description == light)
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment).description == dark)
    }

    // documentation/swiftui/color/description
    @Test("The description of a system color is its name")
    func names() {
        #expect([Color.mint, .teal, .cyan, .brown].map(\.description) == ["mint", "teal", "cyan", "brown"])
    }
}
