import HeadlessHost
import SwiftUI

/// A self-contained page that shows small view trees, each on every device and system version.
@MainActor public struct ScenePage {
    public struct Scene {
        fileprivate let name: String
        fileprivate let host: @MainActor (System, @escaping (System, inout EnvironmentValues) -> Void) -> Host

        @MainActor public init(_ name: String, _ root: @escaping @MainActor () -> some View) {
            self.name = name
            host = { system, adapt in Host(root(), system: system, adapt: adapt) }
        }
    }

    private let names: [String]
    private let table = NodeTable()
    private var pictures = Interned<NodeTable.Reference>()
    private static let schemes = [ColorScheme.light, .dark]
    /// The picture of each scene on each version, device and color scheme, in that order, and the layout pass's frames,
    /// which are the same for all color schemes.
    private var shown: [Int] = []
    private var truths: [String] = []

    /// - Parameter adapt: Sets other environment values of a system.
    public init(_ scenes: [Scene], adapt: @escaping (System, inout EnvironmentValues) -> Void) {
        names = scenes.map(\.name)
        for scene in scenes {
            for (version, _) in PageSetting.versions {
                for device in Device.all {
                    var system = System(version: version)
                    system.device = device
                    let host = scene.host(system, adapt)
                    truths.append(truth(of: host))
                    for scheme in Self.schemes {
                        host.system.colorScheme = scheme
                        shown.append(pictures[picture(of: host)])
                    }
                }
            }
        }
    }

    private func picture(of host: Host) -> NodeTable.Reference {
        let writer = HTMLWriter(system: host.system, table: table, layout: host.layout, isStill: true)
        let content = writer.content(ofAll: host.rootNode.elements)
        let sheets = host.presentedNode.map { [writer.sheet($0)] } ?? []
        let window = host.layout.window
        return HTML("div", "window").with(frame: CGRect(x: 0, y: 0, width: window.width, height: window.height))
            .with([content] + sheets)
            .reference(in: table)
    }

    /// The frames of texts and controls, read from the layout pass and not from the drawn boxes.
    private func truth(of host: Host) -> String {
        let texts = host.layout.boxes.compactMap { $0 as? TextBox }.map { box in
            Self.json(box.lines(of: box.layout), box.pixelFrame)
        }
        let controls = host.hitFrames.map { Self.json($0.label, $0.frame) }
        return "[[\(texts.joined(separator: ","))],[\(controls.joined(separator: ","))]]"
    }

    private static func json(_ label: String, _ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.css)
        return "[\(label.jsonLiteral),\(numbers.joined(separator: ","))]"
    }

    public func html() throws -> String {
        try WebFiles.document(
            title: "Scenes",
            body: """
                <form class="scenes" autocomplete="off">
                \(choice("scene", names))
                \(choice("version", PageSetting.versions.map(\.1)))
                \(choice("scheme", Self.schemes.map { "\($0)" }))
                </form>
                <main class="devices">
                \(Device.all.map(figure).joined(separator: "\n"))
                </main>
                """,
            data: data,
            ofScenes: true
        )
    }

    private func choice(_ name: String, _ options: [String]) -> String {
        let options = options.enumerated().map { "<option value=\"\($0)\">\($1)</option>" }
        return "<select name=\"\(name)\" aria-label=\"\(name)\">\(options.joined())</select>"
    }

    private func figure(_ device: Device) -> String {
        let width = device.window.width
        let height = device.window.height
        let zoom = min(1, 420 / max(width, height))
        return """
            <figure style="zoom:\(Double(zoom).css)">
            <div class="phone still \(device.window.idiom)" style="width:\(width.px);height:\(height.px)"\
             data-transparency="standard" data-contrast="standard"><div class="app"></div></div>
            <figcaption style="zoom:\(Double(1 / zoom).css)">\(device.name)</figcaption></figure>
            """
    }

    private var data: String {
        """
        {"table":\(table.json),
        "pictures":\(pictures.values.map { [$0.node, $0.place] }.differences.jsonLists(\.description)),
        "versions":\(PageSetting.versions.map(\.0)),
        "shown":\(shown),
        "truths":[\(truths.joined(separator: ",\n"))]}
        """
    }
}
