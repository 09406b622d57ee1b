import HeadlessHost
import SeaGlass
import SwiftUI
import TestSupport

/// One combination of a surface's style, shape, system, settings and surroundings.
struct GlassCase: Hashable, Sendable, CustomStringConvertible {
    enum Outline: String, CaseIterable, Sendable { case role, circle, rounded, custom }

    var style: Int
    var outline = Outline.role
    var system = 26
    var isDark = false
    var reduceTransparency = false
    var increaseContrast = false
    var isNested = false
    var isInContainer = false

    /// A surface behind a text, or a button.
    enum Kind: Sendable {
        case surface(GlassSurfaceStyle)
        case button(SeaGlassButtonStyle)
    }

    static let styles: [(name: String, kind: Kind)] = [
        ("regular", .surface(.regular)), ("clear", .surface(.clear)), ("card", .surface(.card)),
        ("identity", .surface(.identity)), ("regular, green", .surface(.regular.tint(.green))),
        ("clear, green", .surface(.clear.tint(.green))),
        ("regular, thin before 26", .surface(.regular.fallback(.thin))),
        ("regular, gray before 26", .surface(.regular.fallback(Color.gray))),
        ("button, interactive", .button(.interactive)), ("button, clear", .button(.interactive.clear())),
        ("button, green", .button(.interactive.tint(.green))), ("button, primary", .button(.primaryButton)),
        ("button, primary and green", .button(.primaryButton.tint(.green))),
    ]

    var kind: Kind { Self.styles[style].kind }

    var isButton: Bool { if case .button = kind { true } else { false } }

    /// All combinations.
    static let all: [GlassCase] = {
        var cases = styles.indices.map { GlassCase(style: $0) }
        func vary<Value>(_ path: WritableKeyPath<GlassCase, Value>, _ values: [Value]) {
            cases = cases.flatMap { row in
                values.map { value in
                    var row = row
                    row[keyPath: path] = value
                    return row
                }
            }
        }
        vary(\.isNested, [false, true])
        vary(\.reduceTransparency, [false, true])
        vary(\.increaseContrast, [false, true])
        vary(\.system, [17, 18, 26, 27])
        vary(\.isDark, [false, true])
        // Shape and container make no difference. Adverse systems are slow.
        guard !Host.hasDeviations else { return cases }
        vary(\.outline, Outline.allCases)
        vary(\.isInContainer, [false, true])
        return cases
    }()

    @MainActor func host() -> Host {
        switch kind {
        case .surface(let style): hosted(Text("Surface").modifier(Shaped(style: style, outline: outline)))
        case .button(let style): hosted(Button("Surface") {}.modifier(ShapedButtons(style: style, outline: outline)))
        }
    }

    private struct Shaped: ViewModifier {
        let style: GlassSurfaceStyle
        let outline: Outline
        func body(content: Content) -> some View {
            switch outline {
            case .role: content.glassSurface(style)
            case .circle: content.glassSurface(style, in: .circle)
            case .rounded: content.glassSurface(style, in: .rect(cornerRadius: 8))
            case .custom: content.glassSurface(style, in: Diamond())
            }
        }
    }

    private struct ShapedButtons: ViewModifier {
        let style: SeaGlassButtonStyle
        let outline: Outline
        func body(content: Content) -> some View {
            switch outline {
            case .role: content.glassSurface(style)
            case .circle: content.glassSurface(style, in: .circle)
            case .rounded: content.glassSurface(style, in: .rect(cornerRadius: 8))
            case .custom: content.glassSurface(style, in: Diamond())
            }
        }
    }

    /// The system's style that draws a button, with its glass and tint, or the library's drawing; nil without a drawing.
    @MainActor func drawing(in host: Host) -> String? {
        let system = host.elements.last { $0.buttonStyle != nil }
        if let glass = system?.buttonGlass {
            let tint = glass.tint.map { "; tint \(SRGBColor($0).spoken)" } ?? ""
            return ".glass(\(glass.variant)\(tint))"
        }
        guard system?.buttonStyle == "glassProminent" else {
            return DrawnSurface(around: "Surface", in: host)?.description
        }
        let tint = host.elements.last(where: \.isControl)?.node.tint
        return ".glassProminent" + (tint.map { "; tint \(SRGBColor($0).spoken)" } ?? "")
    }

    /// The points around a button's label in the small, regular and large sizes.
    @MainActor var padding: String {
        guard case .button(let style) = kind else { return "" }
        let sizes: [ControlSize] = [.small, .regular, .large]
        func button(_ size: ControlSize) -> some View {
            Button("\(size)") {}.glassSurface(style).controlSize(size)
        }
        let host = hosted(
            VStack {
                button(.small)
                button(.regular)
                button(.large)
            }
        )
        let paddings = sizes.map { size -> String in
            guard
                let button = host.elements.first(where: { $0.isControl && $0.labels == ["\(size)"] })
                    .flatMap(host.frame), let label = host.frame(of: "\(size)")
            else { return "" }
            func points(_ length: CGFloat) -> Int { Int((length / 2).rounded()) }
            return "\(points(button.width - label.width)) × \(points(button.height - label.height))"
        }
        return paddings.joined(separator: ", ")
    }

    @MainActor private func hosted(_ surface: some View) -> Host {
        let nested = Group {
            if isNested { VStack { surface }.glassSurface(.card) } else { surface }
        }
        let view = Group {
            if isInContainer { HStack { nested }.glassContainer(spacing: 8) } else { nested }
        }
        return unreported {
            SeaGlassHostedTests.host(view, on: system) {
                $0.colorScheme = isDark ? .dark : .light
                $0.reduceTransparency = reduceTransparency
                $0.contrast = increaseContrast ? .increased : .standard
            }
        }
    }

    /// The drawing of a surface in the documented table.
    enum Drawn { case nothing, glass, material, translucentFill, opaqueFill }

    func drawn(_ style: GlassSurfaceStyle) -> Drawn {
        if style == .identity { return .nothing }
        if isNested { return reduceTransparency ? .opaqueFill : .translucentFill }
        if system >= 26 { return .glass }
        if reduceTransparency || style == .regular.fallback(Color.gray) { return .opaqueFill }
        return .material
    }

    var description: String {
        "\(Self.styles[style].name) \(outline) \(system) \(isDark ? "dark" : "light")"
            + (reduceTransparency ? " reduceTransparency" : "") + (increaseContrast ? " increaseContrast" : "")
            + (isNested ? " nested" : "") + (isInContainer ? " inContainer" : "")
    }
}

/// A shape other than the system's.
struct Diamond: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
