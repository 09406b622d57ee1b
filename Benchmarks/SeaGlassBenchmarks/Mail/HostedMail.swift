#if canImport(HeadlessHost)
import HeadlessHost
import SeaGlass
import SwiftUI

/// The mail app in the headless host, and what a person does in it.
@MainActor final class HostedMail {
    private let mail = Mail()
    private let host: HeadlessHost.Host
    // Found once, because a search takes as long as a push.
    private lazy var links = Dictionary(uniqueKeysWithValues: MailPlace.linked.map { ($0.place, link($0.title)) })
    private lazy var scrollView = host.scrollViews.first
    private var distance = 10.0

    init(_ variant: MailVariant, on version: Int) {
        let adapt: (System, inout EnvironmentValues) -> Void = { system, environment in
            environment.platformCapabilities = system.version < 18 ? .iOS17 : system.version < 26 ? .iOS18 : .iOS26
        }
        let system = System(version: version)
        switch variant {
        case .plain: host = HeadlessHost.Host(PlainMail(mail: mail), system: system, adapt: adapt)
        case .byHand: host = HeadlessHost.Host(MailByHand(mail: mail, variant: variant), system: system, adapt: adapt)
        case .seaGlass: host = HeadlessHost.Host(SeaGlassMail(mail: mail), system: system, adapt: adapt)
        case .shell: host = HeadlessHost.Host(ShellMail(mail: mail), system: system, adapt: adapt)
        }
        layOut()
    }

    private func link(_ title: String) -> HostedElement {
        let link = host.elements.first { $0.isControl && $0.labels.contains(title) }
        guard let link else { fatalError("There is no link “\(title)”.") }
        return link
    }

    // MARK: Acting

    func push(_ place: MailPlace) {
        guard let link = links[place], host.activate(link) else { fatalError("Nothing pushes \(place).") }
        layOut()
    }

    func pop() {
        host.tapBack()
        layOut()
    }

    func present() {
        mail.isComposing = true
        host.settle()
        layOut()
    }

    func dismiss() {
        mail.isComposing = false
        host.settle()
        layOut()
    }

    func changePalette() {
        mail.palette = mail.palette == .ocean ? .sunset : .ocean
        host.settle()
        layOut()
    }

    /// Scrolls by a point, as the host does.
    func scroll() {
        distance = distance == 10 ? 11 : 10
        if let scrollView { host.move(scrollView, to: distance) }
        host.settle()
        layOut()
    }

    /// Lays out after each change, as a system does.
    private func layOut() { host.layOut() }

    func finishTasks() async { await host.finishTasks() }

    // MARK: Counting

    /// The bodies run so far.
    var bodies: Int { host.nodes.reduce(0) { $0 + $1.evaluations } }

    /// Returns the number of bodies that a change runs, those of added and removed views included.
    func bodies(of change: () -> Void) async -> Int {
        let before = host.nodes.map { (node: $0, evaluations: $0.evaluations) }
        change()
        await host.finishTasks()
        let known = Set(before.map(\.node))
        let added = host.nodes.filter { !known.contains($0) }
        return before.reduce(0) { $0 + $1.node.evaluations - $1.evaluations } + added.reduce(0) { $0 + $1.evaluations }
    }

    /// The views that fill the window, and the opaque backgrounds that the system draws for containers and lists.
    var layers: Set<HostedNode> {
        let window = CGRect(x: 0, y: 0, width: host.system.width, height: host.system.height)
        let drawn = host.drawn.filter { $0.frame == window }.map(\.element.node)
        let screens = host.navigationScreens().filter { $0.node.isOnScreen }
        // A screen that clears its container, or draws in it, replaces what the system draws.
        let containers = screens.filter { $0.containerBackgrounds["navigation"] == nil }.map(\.node)
        let lists = screens.flatMap(\.opaqueScrollBackgrounds).map(\.node)
        return Set(drawn + containers + lists)
    }
}
#endif
