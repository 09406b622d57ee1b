import HeadlessHost
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

    // UIKit's values in iOS: base at newbe.dev/what-is-the-default-background-color-of-uitableviewcell-in-ios-13,
    // elevated at documentation/uikit/uiuserinterfacelevel/elevated and
    // noahgilmore.com/blog/dark-mode-uicolor-compatibility.
    @Test(
        "Dark backgrounds are lighter on a sheet, and light ones are the same",
        arguments: [
            (UIColor.systemBackground, "#FFFFFFFF", "#000000FF", "#1C1C1EFF"),
            (.secondarySystemBackground, "#F2F2F7FF", "#1C1C1EFF", "#2C2C2EFF"),
            (.systemGroupedBackground, "#F2F2F7FF", "#000000FF", "#1C1C1EFF"),
            (.secondarySystemGroupedBackground, "#FFFFFFFF", "#1C1C1EFF", "#2C2C2EFF"),
        ]
    )
    @MainActor func backgrounds(color: UIColor, light: String, dark: String, elevated: String) {
        struct Presenter: View {
            let color: Color
            var body: some View {
                Reader(name: "base", color: color)
                    .sheet(isPresented: .constant(true)) { Reader(name: "sheet", color: color) }
            }
        }
        struct Reader: View {
            let name: String
            let color: Color
            @Environment(\.self) private var environment
            var body: some View { Text("\(name) \(color.resolve(in: environment).description)") }
        }
        let host = Host(Presenter(color: Color(uiColor: color)))
        #expect(host.texts == ["base \(light)", "sheet \(light)"])
        host.system.colorScheme = .dark
        #expect(host.texts == ["base \(dark)", "sheet \(elevated)"])
    }

    // documentation/swiftui/color/description
    @Test("The description of a system color is its name")
    func names() {
        #expect([Color.mint, .teal, .cyan, .brown].map(\.description) == ["mint", "teal", "cyan", "brown"])
    }
}
