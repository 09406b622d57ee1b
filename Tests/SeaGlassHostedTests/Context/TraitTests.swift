import HeadlessHost
import SeaGlass
import SwiftUI
import TestSupport
import Testing

/// A trait is a value that only the container around a view reads. It reaches the container through each modifier of the
/// library without a container. Around a modifier with a container, such as a persistent background, it is written
/// after the modifier.
@MainActor @Suite("Traits of modified views") struct TraitTests {
    /// Two tabs, of which the second has a modifier and traits.
    private struct Tabs<Traited: View>: View {
        @Namespace private var namespace
        let subject: ModifierCase
        var selection = "other"
        let trait: (AnyView) -> Traited

        var body: some View {
            TabView(selection: .constant(selection)) {
                Text("Other page").tabItem { Text("Other item") }.tag("other")
                subject.modified(Text("Page"), in: namespace, trait: trait)
            }
        }
    }

    private func host(_ view: some View, on version: Int) -> Host {
        unreported { SeaGlassHostedTests.host(view.persistentBackground(.ocean), on: version) }
    }

    @Test("The label of a tab is found through every modifier", arguments: ModifierCase.all, versions)
    func tabItem(subject: ModifierCase, version: Int) {
        let host = host(Tabs(subject: subject) { $0.tabItem { Text("Item") } }, on: version)
        #expect(host.tabItems.flatMap(\.labels) == ["Other item", "Item"])
    }

    @Test("The badge of a tab is found through every modifier", arguments: ModifierCase.all, versions)
    func badge(subject: ModifierCase, version: Int) {
        let tabs = Tabs(subject: subject) { $0.badge(3).tabItem { Text("Item") } }
        #expect(host(tabs, on: version).tabItems.map(\.tabItem?.badge) == ["", "3"])
    }

    @Test("The tag of a tab selects it through every modifier", arguments: ModifierCase.all, versions)
    func tabTag(subject: ModifierCase, version: Int) {
        let host = host(Tabs(subject: subject, selection: "page") { $0.tag("page") }, on: version)
        #expect(host.texts.contains("Page") && !host.texts.contains("Other page"))
    }

    @Test("The tag of an option selects it through every modifier", arguments: ModifierCase.all, versions)
    func optionTag(subject: ModifierCase, version: Int) {
        struct Choice: View {
            @Namespace private var namespace
            let subject: ModifierCase

            var body: some View {
                Picker("Choice", selection: .constant(2)) {
                    Text("Other option").tag(1)
                    subject.modified(Text("Option"), in: namespace) { $0.tag(2) }
                }
            }
        }
        let host = host(Choice(subject: subject), on: version)
        let selected = host.readElements.filter { $0.traits.contains(.isSelected) }
        // A bar at the option's edge is part of the option.
        #expect(selected.map { $0.label?.hasPrefix("Option") } == [true])
    }

    @Test("The depth of a view in a ZStack counts through every modifier", arguments: ModifierCase.all, versions)
    func zIndex(subject: ModifierCase, version: Int) {
        struct Layers: View {
            @Namespace private var namespace
            let subject: ModifierCase

            var body: some View {
                ZStack {
                    subject.modified(Text("Raised"), in: namespace) { $0.zIndex(1) }
                    Text("Other")
                }
            }
        }
        let texts = host(Layers(subject: subject), on: version).drawn.compactMap(\.element.text)
        #expect(texts.filter { $0 == "Raised" || $0 == "Other" } == ["Other", "Raised"])
    }

    @Test(
        "The transition of a removed view is found through every modifier that sets none itself",
        .without(.otherOrder, .lateDisappearances, because: "the order of the events tells the transition"),
        arguments: ModifierCase.all.filter { !$0.description.hasPrefix("glassTransition") },
        versions
    )
    func transition(subject: ModifierCase, version: Int) {
        struct Change: View {
            @Namespace private var namespace
            @State private var isChanged = false
            let subject: ModifierCase
            let events: Events

            var body: some View {
                VStack {
                    Button("Change") { isChanged = true }
                    if isChanged {
                        Reporter(name: "new", events: events)
                    } else {
                        subject.modified(Reporter(name: "old", events: events), in: namespace) {
                            $0.transition(.identity)
                        }
                    }
                }
            }
        }
        let events = Events()
        let host = host(Change(subject: subject, events: events), on: version)
        unreported { _ = host.tap("Change") }
        // A view without the transition disappears after the new one has appeared.
        #expect(events.names == ["old appears", "old disappears", "new appears"])
    }

    @Test(
        "A swipe action of a row works through every modifier without a container",
        arguments: ModifierCase.all.filter { !$0.hasContainer },
        versions
    )
    func swipeActions(subject: ModifierCase, version: Int) {
        struct Rows: View {
            @Namespace private var namespace
            @State private var pins = 0
            let subject: ModifierCase

            var body: some View {
                List {
                    subject.modified(Text("Row"), in: namespace) { row in
                        row.swipeActions { Button("Pin") { pins += 1 } }
                    }
                    Text("\(pins) pins")
                }
            }
        }
        let host = host(Rows(subject: subject), on: version)
        unreported { #expect(host.tap("Pin", inActionsOf: "Row")) }
        #expect(host.texts.contains("1 pins"))
    }
}

/// The appearances and disappearances of views, in their order. A system may report one twice.
@MainActor private final class Events {
    private(set) var names: [String] = []

    func add(_ name: String) { if !names.contains(name) { names.append(name) } }
}

private struct Reporter: View {
    let name: String
    let events: Events

    var body: some View {
        Text(name)
            .onAppear { events.add("\(name) appears") }
            .onDisappear { events.add("\(name) disappears") }
    }
}
