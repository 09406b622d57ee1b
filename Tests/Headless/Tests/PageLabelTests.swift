import HeadlessHost
import SwiftUI
import Testing

@testable import HeadlessPage

/// The names that assistive technologies of a browser read in the page.
@MainActor @Suite struct PageLabelTests {
    @Test("A label around a button names the button, in each button style")
    func button() {
        func hasName(_ button: some View) -> Bool? {
            let host = Host(button.accessibilityLabel("Back"))
            let writer = HTMLWriter(system: host.system, table: NodeTable(), layout: host.layout, isStill: true)
            func first(in html: HTML) -> HTML? {
                html.tag == "button" ? html : html.children.lazy.compactMap(first).first
            }
            return first(in: writer.content(ofAll: host.rootNode.elements))?.has("aria-label")
        }
        let button = Button(action: {}, label: { Image(systemName: "chevron.backward") })
        #expect(hasName(button) == true)
        #expect(hasName(button.buttonStyle(.glass).buttonBorderShape(.circle)) == true)
        #expect(hasName(button.buttonStyle(.borderedProminent)) == true)
        #expect(hasName(button.frame(width: 100, height: 44)) == true)
        #expect(hasName(button.buttonStyle(.glass).frame(width: 100, height: 44)) == true)
    }
}
