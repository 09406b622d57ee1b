import HeadlessHost
import SwiftUI
import Testing

/// What VoiceOver reads. The source of each rule is above its test; cvs-health stands for the field reports in
/// cvs-health/ios-swiftui-accessibility-techniques.
@MainActor @Suite struct AccessibilityTests {
    private func read(_ view: some View) -> [String?] { Host(view).readElements.map(\.label) }

    // MARK: accessibilityElement(children:)

    private struct Page: View {
        let children: AccessibilityChildBehavior

        var body: some View {
            VStack {
                Text("First")
                Text("Second").accessibilityValue("value").accessibilityHint("hint")
                Button("Options") {}
            }
            .accessibilityElement(children: children)
        }
    }

    // documentation/swiftui/accessibilitychildbehavior/ignore: "Any child accessibility elements become hidden … The new
    // accessibility element has no initial properties"
    @Test("An element that ignores its children has only the properties of the modifiers around it")
    func ignoredChildren() {
        let host = Host(Page(children: .ignore).accessibilityValue("Page 1"))
        #expect(host.accessibilityElements.count == 1)
        let page = host.accessibilityElements.first
        #expect(page?.label == nil && page?.value == "Page 1" && page?.traits == [] && page?.children.isEmpty == true)
    }

    // documentation/swiftui/accessibilitychildbehavior/ignore: "A new accessibility element is always created"
    @Test("A view without elements that ignores its children is an element")
    func ignoredNothing() {
        #expect(Host(Color.red.accessibilityElement()).accessibilityElements.count == 1)
        #expect(read(Color.red.accessibilityElement().accessibilityLabel("Red")) == ["Red"])
    }

    // documentation/swiftui/accessibilitychildbehavior/combine: "a default action may become a named action"; cvs-health,
    // CombiningFocus.md: "the button's accessibility label will not transfer"
    @Test("A combined element joins labels, values and hints, and a button in it becomes a named action")
    func combinedChildren() {
        let host = Host(Page(children: .combine))
        #expect(host.accessibilityElements.count == 1)
        let page = host.accessibilityElements.first
        #expect(page?.label == "First, Second" && page?.value == "value" && page?.hint == "hint")
        #expect(page?.actionNames == ["Options"] && page?.traits == [])
    }

    @Test("The named action of a combined element runs the button's action")
    func combinedAction() {
        struct Cell: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Count \(count)")
                    Button("Add") { count += 1 }
                }
                .accessibilityElement(children: .combine)
            }
        }
        let host = Host(Cell())
        #expect(host.performAction("Add", of: "Count 0"))
        #expect(host.readElements.map(\.label) == ["Count 1"])
        #expect(!host.performAction("Remove", of: "Count 1"))
    }

    // documentation/swiftui/accessibilitychildbehavior/combine: "merges properties from all non-hidden children"
    @Test("A combined element leaves hidden children out")
    func combinedHidden() {
        let view = HStack {
            Text("Star").accessibilityHidden(true)
            Text("Favorite")
        }
        #expect(read(view.accessibilityElement(children: .combine)) == ["Favorite"])
    }

    // documentation/swiftui/accessibilitychildbehavior/combine: a new element is created only if "the view contains
    // multiple or zero accessibility elements", else the existing one is modified
    @Test("Combining a view of one element keeps that element")
    func combinedOne() {
        let host = Host(HStack { Button("Play") {} }.accessibilityElement(children: .combine))
        #expect(host.accessibilityElements.first?.traits == .isButton)
        #expect(host.accessibilityElements.first?.label == "Play")
    }

    // documentation/swiftui/accessibilitychildbehavior/contain: "Any child accessibility elements become children of the
    // new accessibility element"
    @Test("A container has its children as elements, and a label of its own")
    func containedChildren() {
        let host = Host(Page(children: .contain).accessibilityLabel("Page"))
        let page = host.accessibilityElements.first
        #expect(host.accessibilityElements.count == 1 && page?.label == "Page" && page?.isContainer == true)
        #expect(page?.children.map(\.label) == ["First", "Second", "Options"])
        #expect(host.readElements.map(\.label) == ["First", "Second", "Options"])
    }

    // documentation/swiftui/accessibilitychildbehavior/contain: created if "the view contains a single accessibility
    // element with no children"
    @Test("A container around a container is the same container, and one around an element is new")
    func containedOne() {
        let one = Host(Text("One").accessibilityElement(children: .contain))
        #expect(one.accessibilityElements.map(\.isContainer) == [true])
        let two = Host(Page(children: .contain).accessibilityElement(children: .contain))
        #expect(two.accessibilityElements.first?.children.count == 3)
    }

    // documentation/swiftui/accessibilitychildbehavior/contain: "all children of an accessibility container are navigated
    // in order before navigating through the next accessibility container"
    @Test("Priorities sort elements only inside their container")
    func containedPriority() {
        func column(_ names: [String]) -> some View {
            VStack {
                Text(names[0])
                Text(names[1]).accessibilitySortPriority(1)
            }
        }
        let contained = HStack {
            column(["A", "B"]).accessibilityElement(children: .contain)
            column(["C", "D"]).accessibilityElement(children: .contain)
        }
        #expect(read(contained) == ["B", "A", "D", "C"])
        let together = HStack {
            column(["A", "B"])
            column(["C", "D"])
        }
        #expect(read(together) == ["B", "D", "A", "C"])
    }

    // MARK: Properties

    // documentation/swiftui/view/accessibilitysortpriority(_:): "Higher numbers are sorted first. The default sort
    // priority is zero"
    @Test("Higher priorities come first, negative ones last")
    func sortPriority() {
        let view = VStack {
            Text("Last").accessibilitySortPriority(-1)
            Text("Third")
            Text("First").accessibilitySortPriority(2)
            Text("Second").accessibilitySortPriority(1)
        }
        #expect(read(view) == ["First", "Second", "Third", "Last"])
    }

    // documentation/swiftui/view/accessibilityhidden(_:)
    @Test("A hidden view has no elements, and accessibilityHidden(false) changes nothing")
    func hidden() {
        let view = VStack {
            Text("Hidden").accessibilityHidden(true)
            VStack { Text("Inside") }.accessibilityLabel("Outside").accessibilityHidden(true)
            Text("Shown").accessibilityHidden(false)
        }
        #expect(read(view) == ["Shown"])
    }

    // documentation/swiftui/view/hidden(): "Hidden views are invisible and can't receive or respond to interactions"
    @Test("An invisible view has no elements")
    func invisible() {
        let view = VStack {
            Text("Hidden").hidden()
            Text("Clear").opacity(0)
            Text("Pale").opacity(0.1)
        }
        #expect(read(view) == ["Pale"])
    }

    // documentation/swiftui/view/accessibilitylabel(_:): "for a view that doesn't display text, like an icon"
    @Test("A color or a shape is an element only with a label")
    func shapes() {
        let view = VStack {
            Color.red
            Circle().accessibilityLabel("Online")
            Color.blue.accessibilityShowsLargeContentViewer()
        }
        #expect(read(view) == ["Online"])
    }

    @Test("A label replaces the text, and adds nothing but the label")
    func label() throws {
        let host = Host(Text("5").accessibilityLabel("Five").accessibilityIdentifier("count"))
        let element = try #require(host.accessibilityElements.first)
        #expect(host.accessibilityElements.count == 1 && element.label == "Five" && element.identifier == "count")
    }

    // wei18/apple-dev-skills#41, cactus-compute/voice-agents-hack#10: the identifier of a stack "propagates to children"
    @Test("A modifier of a stack changes each element in the stack")
    func propagation() {
        let stack = VStack {
            Text("A")
            Text("B")
        }
        let host = Host(stack.accessibilityIdentifier("stack").accessibilityAddTraits(.isHeader))
        #expect(host.readElements.map(\.identifier) == ["stack", "stack"])
        #expect(host.readElements.allSatisfy { $0.traits == .isHeader })
    }

    // documentation/swiftui/view/accessibilityaction(named:_:)-6t20v
    @Test("An element has its named actions in the order of the modifiers, and VoiceOver performs them")
    func namedActions() {
        var performed: [String] = []
        let text = Text("Mail").accessibilityAction(named: "Archive") { performed.append("archive") }
        let host = Host(text.accessibilityAction(named: Text("Flag")) { performed.append("flag") })
        #expect(host.readElement("Mail")?.actionNames == ["Archive", "Flag"])
        #expect(host.performAction("Flag", of: "Mail") && performed == ["flag"])
        #expect(!host.performAction(of: "Mail"))
    }

    // MARK: Views

    // documentation/swiftui/accessibilitytraits/isbutton
    @Test("A button is one element with the label's text, and dimmed while it is disabled")
    func button() throws {
        var presses = 0
        let host = Host(Button("Play") { presses += 1 })
        let button = try #require(host.accessibilityElements.first)
        #expect(host.accessibilityElements.count == 1)
        #expect(button.label == "Play" && button.traits == .isButton && !button.isDimmed)
        #expect(host.performAction(of: "Play") && presses == 1)
        let disabled = Host(Button("Play") { presses += 1 }.disabled(true))
        #expect(disabled.readElement("Play")?.isDimmed == true)
        #expect(!disabled.performAction(of: "Play") && presses == 1)
    }

    // documentation/swiftui/view/accessibilitylabel(_:): "to label a button that plays music with the text "Play""
    @Test("A button takes the label of the modifier around it, or of the image in it")
    func labeledButton() {
        let inside = Button(action: {}, label: { Image(systemName: "play").accessibilityLabel("Play") })
        let around = Button(action: {}, label: { Image(systemName: "play") }).accessibilityLabel("Play")
        for host in [Host(inside), Host(around)] {
            #expect(host.readElements.map(\.label) == ["Play"])
            #expect(host.readElement("Play")?.traits == .isButton)
        }
    }

    // documentation/swiftui/image/init(_:bundle:): the name is "the localization key with which to label the image"
    @Test("An image is named like its resource, and a label's icon is not read")
    func image() {
        let host = Host(
            VStack {
                Image("Sunset")
                Label("Favorites", systemImage: "star")
            }
        )
        #expect(host.readElements.map(\.label) == ["Sunset", "Favorites"])
        #expect(host.readElement("Sunset")?.traits == .isImage)
    }

    // documentation/swiftui/image/init(decorative:bundle:): "SwiftUI ignores this image for accessibility purposes"; gist
    // mrhanlon/7f577c02de07ecc0ebf6b62c3e218a16: "even if accessibility label/traits are added"
    @Test("A decorative image has no element, even with a label")
    func decorative() {
        let view = VStack {
            Image(decorative: "Leaf")
            Image(decorative: "Leaf").accessibilityLabel("Leaf")
            Button(action: {}, label: { Image(decorative: "Leaf").accessibilityLabel("Leaf") })
        }
        #expect(read(view) == [nil])
    }

    // documentation/swiftui/accessibilitytraits/istoggle
    @Test("A toggle says whether it is on, a slider and a field say their value")
    func values() {
        struct Settings: View {
            @State private var isOn = false
            @State private var name = "Ada"
            @State private var volume = 3.0

            var body: some View {
                Form {
                    Toggle("Wi-Fi", isOn: $isOn)
                    TextField("Name", text: $name)
                    Slider(value: $volume, in: 1...5) { Text("Volume") }
                }
            }
        }
        let host = Host(Settings())
        #expect(host.readElements.map(\.label) == ["Wi-Fi", "Name", "Volume"])
        #expect(host.readElements.map(\.value) == ["Off", "Ada", "50%"])
        #expect(host.readElement("Wi-Fi")?.traits.contains(.isToggle) == true)
        #expect(host.performAction(of: "Wi-Fi") && host.readElement("Wi-Fi")?.value == "On")
    }

    // documentation/swiftui/accessibilitytraits/isheader: "like the title of a navigation bar"
    @Test("The system's bar is before the content: back button, leading items, title as a header, trailing items")
    func bar() {
        let inbox = NavigationLink("Open") {
            Text("Content").navigationTitle("Thread")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                    ToolbarItem(placement: .topBarLeading) { Button("Menu") {} }
                }
        }
        let host = Host(NavigationStack { inbox.navigationTitle("Inbox") })
        #expect(host.readElements.map(\.label) == ["Inbox", "Open"])
        #expect(host.readElement("Inbox")?.traits == .isHeader)
        host.tap("Open")
        #expect(host.readElements.map(\.label) == ["Inbox", "Menu", "Thread", "Edit", "Content"])
        #expect(host.performAction(of: "Inbox") && host.readElements.map(\.label) == ["Inbox", "Open"])
    }

    // A guess: Apple documents no element of the subtitle.
    @Test("The subtitle of the system's bar follows the title, and is no header")
    func subtitle() {
        let screen = Text("Content").navigationTitle("Inbox").navigationSubtitle(Text("3 new"))
        let host = Host(NavigationStack { screen })
        #expect(host.readElements.map(\.label) == ["Inbox", "3 new", "Content"])
        #expect(host.readElement("3 new")?.traits == [])
    }

    @Test("A screen with a hidden bar has only its content")
    func hiddenBar() {
        let screen = Text("Content").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
        #expect(read(NavigationStack { screen }) == ["Content"])
    }

    @Test("While a sheet is presented, VoiceOver reads only the sheet")
    func sheet() {
        #expect(read(Text("Behind").sheet(isPresented: .constant(true)) { Text("Sheet") }) == ["Sheet"])
    }

    @Test("The selected tab is selected")
    func tabs() {
        let tabs = TabView {
            Text("One").tabItem { Text("First") }
            Text("Two").tabItem { Text("Second") }
        }
        let host = Host(tabs)
        #expect(host.readElements.map(\.label) == ["One", "First", "Second"])
        #expect(host.readElements.map { $0.traits.contains(.isSelected) } == [false, true, false])
    }
}
