import HeadlessHost
import SeaGlass
import SwiftUI
import Testing

@testable import SeaGlassNavigation

/// The appearance of bar buttons, and the bar's edges.
@MainActor @Suite struct TopNavigationBarButtonTests {
    private let navigator = Navigator()

    /// Returns the bar of a pushed screen, with a back button and an item.
    private func bar(
        _ style: TopNavigationBarStyle,
        on version: Int,
        _ change: (inout System) -> Void = { _ in }
    ) throws -> HostedElement {
        let root = Color.red.topNavigationBarTitle("Inbox")
        let host = host(root.navigationShell(bar: .custom(style), navigator: navigator), on: version, change)
        host.after { navigator.push(Color.red.topNavigationBarTrailing { Button("Item") {} }) }
        return try #require(host.bar)
    }

    @Test("A button on a bar without glass takes touches in 44 × 44 points", arguments: versions)
    func targets(version: Int) throws {
        for style in version >= 26 ? [TopNavigationBarStyle.material] : [.material, .standard] {
            let buttons = try bar(style, on: version).subtree.filter { $0.isButton }
            #expect(buttons.count == 2)
            for button in buttons {
                let sides = button.subtree.compactMap(\.leastSize).first
                #expect(sides == CGSize(width: 44, height: 44))
            }
        }
    }

    @Test("Before 26 a text on the bar has a margin of 8 points in its button, and an icon has none")
    func margins() throws {
        let buttons = try bar(.material, on: 18).subtree.filter { $0.isButton }
        let margins = buttons.map { $0.subtree.compactMap(\.padding).first?.leading }
        #expect(margins == [0, 8])
    }

    @Test("On Liquid Glass the back button is a circle of 30 points, and 44 with the glass's padding")
    func roundBackButton() throws {
        let bar = try bar(.standard, on: 26)
        let borders = bar.subtree.compactMap(\.buttonBorderShape)
        #expect(borders == [.circle, .capsule])
        let back = try #require(bar.subtree.first { $0.isButton })
        #expect(back.subtree.compactMap(\.leastSize).first == CGSize(width: 30, height: 30))
    }

    /// An app's bundle with a word in its `Localizable` table.
    private func bundle(_ strings: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let language = folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let table = strings.map { "\"\($0)\" = \"\($1)\";" }.joined(separator: "\n")
        try table.write(to: language.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
        return try #require(Bundle(path: folder.path()))
    }

    @Test("The back button's word is the app's under SeaGlass.back, and else English: a key Back may be another word")
    func backWord() throws {
        #expect(try BackWord.word(in: bundle(["SeaGlass.back": "Zurück", "Back": "Rücken"])) == "Zurück")
        #expect(try BackWord.word(in: bundle(["Back": "Rücken"])) == "Back")
    }

    @Test(
        "VoiceOver reads the back button as a button with the title below, whatever its icon, and UI tests find it",
        arguments: versions
    )
    func wayBack(version: Int) throws {
        let root = Color.red.topNavigationBarTitle("Inbox")
        for icon in [TopNavigationBarStyle.BackIcon.chevron, .systemImage("arrow.left"), .asset("Leaf")] {
            let navigator = Navigator()
            let style = TopNavigationBarStyle.material.backIcon(icon)
            let host = host(root.navigationShell(bar: .custom(style), navigator: navigator), on: version)
            host.after { navigator.push(Text("Letter")) }
            let back = try #require(host.readElement("Back, Inbox"))
            #expect(back.traits == .isButton && back.identifier == "SeaGlass.back")
            #expect(host.performAction(of: "Back, Inbox") && navigator.entries.isEmpty)
        }
    }

    @Test("A button with a style of the app's own keeps it in any bar", arguments: versions)
    func ownStyle(version: Int) throws {
        struct OwnStyle: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Text("own").overlay { configuration.label } }
        }
        for style in [TopNavigationBarStyle.material, .standard] {
            let host = host(
                Color.red.topNavigationBarTrailing { Button("Item") {}.buttonStyle(OwnStyle()) }
                    .navigationShell(bar: .custom(style)),
                on: version
            )
            #expect(host.bar?.texts == ["own", "Item"])
            #expect(host.nodes(of: PlainBarButtonLabel.self).isEmpty)
            #expect(try #require(host.bar).subtree.allSatisfy { $0.buttonBorderShape == nil })
        }
    }

    @Test("Only on Liquid Glass a primitive style draws the buttons of an app", arguments: versions)
    func primitive(version: Int) throws {
        for style in [TopNavigationBarStyle.material, .standard] {
            let item = Color.red.topNavigationBarTrailing { Button("Item") {} }
            let host = host(item.navigationShell(bar: .custom(style)), on: version)
            let replaced = host.nodes(of: Button<PrimitiveButtonStyleConfiguration.Label>.self)
            #expect(replaced.isEmpty == (version < 26))
        }
    }

    @Test("A disabled or pressed item is fainter")
    func states() throws {
        let host = host(
            Color.red
                .topNavigationBarLeading { Button("Delete") {} }
                .topNavigationBarTrailing { Button("Send") {}.disabled(true) }
                .navigationShell(bar: .custom(.material))
        )
        let buttons = try #require(host.bar).subtree.filter { $0.isButton }
        #expect(buttons.map(\.outermostOpacity) == [1, 0.35])
        host.press("Delete")
        let pressed = try #require(host.bar).subtree.filter { $0.isButton }
        #expect(pressed.map(\.outermostOpacity) == [0.3, 0.35])
    }

    @Test("A destructive item is red, and other items have the tint")
    func destructive() throws {
        let host = host(
            Color.red
                .topNavigationBarLeading {
                    Button(role: .destructive) {
                    } label: {
                        Text("Delete")
                    }
                }
                .topNavigationBarTrailing { Button("Send") {} }
                .navigationShell(bar: .custom(.material))
        )
        let styles = try #require(host.bar).subtree.filter { $0.isButton }.flatMap(\.subtree)
            .compactMap { $0.foregroundStyle.map { "\($0)" } }
        #expect(styles == ["\(Color.red)", "\(TintShapeStyle())"])
    }

    @Test("A glass bar has a hairline before iOS 26, and no hairline on Liquid Glass", arguments: versions)
    func hairline(version: Int) throws {
        #expect(try bar(.material, on: version).hasHairline)
        #expect(try bar(.standard, on: version).hasHairline == (version < 26))
        #expect(try !bar(.transparent, on: version).hasHairline)
        #expect(try bar(.standard, on: version) { $0.contrast = .increased }.hasHairline)
    }

    @Test("Liquid Glass buttons have the edge margin of the system's bars", arguments: versions)
    func edges(version: Int) throws {
        func margins(_ style: TopNavigationBarStyle) throws -> [CGFloat] {
            try bar(style, on: version).subtree.filter { $0.paddedEdges == .horizontal }.compactMap(\.padding?.leading)
        }
        #expect(try margins(.material).first == 8)
        #expect(try margins(.material.spacing(12)).first == 12)
        #expect(try margins(.standard).first == (version >= 26 ? 16 : 8))
    }
}

extension HostedElement {
    fileprivate var isButton: Bool { isControl && !isModifier }

    fileprivate var leastSize: CGSize? {
        guard let width = frameLimits?.minWidth, let height = frameLimits?.minHeight else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The opacity of the outermost view with one.
    fileprivate var outermostOpacity: Double? { subtree.lazy.compactMap(\.opacity).first }

    fileprivate var hasHairline: Bool {
        subtree.contains { $0.opacity == 1 && $0.children.first?.value is Divider }
    }
}
