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

    static let styles: [(name: String, style: GlassSurfaceStyle)] = [
        ("regular", .regular), ("clear", .clear), ("identity", .identity), ("interactive", .interactive),
        ("card", .card), ("sheet", .sheet), ("overlay", .overlay), ("primaryButton", .primaryButton),
        ("secondaryButton", .secondaryButton), ("regular, green", .regular.tint(.green)),
        ("clear, green", .clear.tint(.green)),
    ]

    var surfaceStyle: GlassSurfaceStyle { Self.styles[style].style }

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
        guard Adversity.current.isEmpty else { return cases }
        vary(\.outline, Outline.allCases)
        vary(\.isInContainer, [false, true])
        return cases
    }()

    @MainActor func host() -> Host {
        let text = Text("Surface")
        return hosted(
            Group {
                switch outline {
                case .role: text.glassSurface(surfaceStyle)
                case .circle: text.glassSurface(surfaceStyle, in: .circle)
                case .rounded: text.glassSurface(surfaceStyle, in: .rect(cornerRadius: 8))
                case .custom: text.glassSurface(surfaceStyle, in: Diamond())
                }
            }
        )
    }

    /// The source of a button's style, and its padding around a label in the small, regular and large sizes.
    @MainActor var button: String {
        let sizes: [ControlSize] = [.small, .regular, .large]
        func button(_ size: ControlSize) -> some View {
            Button("\(size)") {}.glassSurface(surfaceStyle).controlSize(size)
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
                let button = host.elements.first(where: { $0.value is any Activatable && $0.labels == ["\(size)"] })
                    .flatMap(host.frame), let label = host.frame(of: "\(size)")
            else { return "" }
            func points(_ length: CGFloat) -> Int { Int((length / 2).rounded()) }
            return "\(points(button.width - label.width)) × \(points(button.height - label.height))"
        }
        let style = host.values(of: ButtonStyleChange.self).map(\.name).last { $0 != "custom" }
        return "\(style ?? "ours"), \(paddings.joined(separator: ", "))"
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

    /// The kinds of drawing in the documented table.
    enum Kind { case nothing, glass, material, translucentFill, opaqueFill, tintFill }

    var kind: Kind {
        if surfaceStyle == .identity { return .nothing }
        if surfaceStyle == .primaryButton { return .tintFill }
        if isNested { return reduceTransparency ? .opaqueFill : .translucentFill }
        if system >= 26 { return .glass }
        return reduceTransparency ? .opaqueFill : .material
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
