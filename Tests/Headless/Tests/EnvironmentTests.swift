import HeadlessHost
import SwiftUI
import Testing

extension EnvironmentValues {
    fileprivate struct NameKey: EnvironmentKey {
        static let defaultValue = "default"
    }

    fileprivate struct TitleKey: EnvironmentKey {
        static var defaultValue: String? { "default" }
    }

    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }

    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

@MainActor @Suite struct EnvironmentTests {
    fileprivate struct Name: View {
        @Environment(\.name) private var name
        var body: some View { Text(name) }
    }

    fileprivate struct Title: View {
        @Environment(\.title) private var title
        var body: some View { Text(title ?? "nil") }
    }

    // documentation/swiftui/environmentkey
    @Test("A view reads the key's default value unless a value is set")
    func defaultValue() {
        #expect(Host(Name()).texts == ["default"])
    }

    // documentation/swiftui/environmentkey/defaultvalue
    @Test("A view reads the default value of a key whose values are optional")
    func optionalDefaultValue() {
        #expect(Host(Title()).texts == ["default"])
    }

    // documentation/swiftui/view/environment(_:_:)
    @Test("An environment value reaches only the view and its descendants")
    func scope() {
        let host = Host(
            VStack {
                VStack { Name() }.environment(\.name, "inside")
                Name()
            }
        )
        #expect(host.texts == ["inside", "default"])
    }

    // documentation/swiftui/view/environment(_:_:)
    @Test("A view reads the value set nearest to it")
    func nearest() {
        #expect(Host(Name().environment(\.name, "near").environment(\.name, "far")).texts == ["near"])
    }

    // documentation/swiftui/environmentkey
    @Test("An optional environment value set to nil is nil, not the default")
    func optional() {
        #expect(Host(Title().environment(\.title, nil).environment(\.title, "far")).texts == ["nil"])
    }

    // documentation/swiftui/view/transformenvironment(_:transform:)
    @Test("transformEnvironment changes the inherited value")
    func transform() {
        let host = Host(Name().transformEnvironment(\.name) { $0 += " b" }.environment(\.name, "a"))
        #expect(host.texts == ["a b"])
    }

    // documentation/swiftui/environment
    @Test("A view updates when a value it depends on changes")
    func change() {
        let host = Host(Steps { step in VStack { Name() }.environment(\.name, "\(step)") })
        host.tap("Step")
        #expect(host.shown == ["1"])
    }

    // documentation/swiftui/environment
    @Test("An action reads the current value, not the value of the last evaluation")
    func action() {
        struct Teller: View {
            @Environment(\.name) private var name
            let log: Log
            var body: some View { Button("Tell") { log(name) } }
        }
        let log = Log()
        let host = Host(Steps { step in Teller(log: log).environment(\.name, "\(step)") })
        host.tap("Step")
        host.tap("Tell")
        #expect(log.entries == ["1"])
    }

    // documentation/swiftui/environmentvalues
    @Test("A system setting lays out views again in a changed copy of the whole environment")
    func layoutInCopy() {
        struct Copying: View {
            @Environment(\.self) private var environment
            let isChanged: Bool
            var body: some View {
                var copy = environment
                if isChanged { copy.name = "other" }
                return HStack(spacing: 0) {
                    Plate("a").frame(width: 100, height: 10)
                    Plate("b").frame(width: 300, height: 10)
                }
                .environment(\.self, copy)
            }
        }
        for isChanged in [true, false] {
            let host = laidOut(Copying(isChanged: isChanged))
            #expect(host.places("a") == "0 395 100 10")
            host.system.layoutDirection = .rightToLeft
            #expect(host.places("a") == "300 395 100 10")
        }
    }

    // documentation/swiftui/view/disabled(_:)
    @Test("Views inside a disabled view cannot be enabled")
    func disabled() {
        let log = Log()
        let host = Host(Button("Tap") { log("tapped") }.disabled(false).disabled(true))
        #expect(!host.tap("Tap"))
        #expect(log.entries.isEmpty)
    }

    // documentation/swiftui/environmentvalues
    @Test("System settings are environment values")
    func system() {
        struct Settings: View {
            @Environment(\.accessibilityReduceMotion) private var reduceMotion
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text("\(reduceMotion) \(size)") }
        }
        let host = Host(Settings())
        host.system.reduceMotion = true
        host.system.dynamicTypeSize = .xxLarge
        #expect(host.texts == ["true xxLarge"])
    }

    @Test("A changed environment passes through ancestors that don't read it")
    func propagation() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(scheme)" as String) }
        }
        let host = Host(VStack { Group { HStack { Scheme() }.padding() } })
        #expect(host.texts == ["light"])
        host.system.colorScheme = .dark
        #expect(host.texts == ["dark"])
        #expect(host.nodes(of: Scheme.self).map(\.evaluations) == [2])
    }
}
