import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct BoundPathTests {
    @Observable final class Model {
        var numbers: [Int] = []
        var path = NavigationPath()
    }

    private struct Numbers: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack(path: $model.numbers) {
                NavigationLink("1", value: 1).navigationDestination(for: Int.self) { number in
                    Counter(name: "\(number)")
                    NavigationLink("\(number + 1)", value: number + 1)
                    NavigationLink("View") { Text("view") }
                    NavigationLink("Text", value: "text")
                }
                .navigationDestination(for: String.self) { Text($0) }
            }
        }
    }

    private struct Mixed: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                NavigationLink("Go", value: Town(name: "Here"))
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
                    .navigationDestination(for: Town.self) { Text("town " + $0.name) }
            }
        }
    }

    // documentation/swiftui/navigationstack, "Manage navigation state"
    @Test("Links append to a bound array, and going back removes from it")
    func arrayFollows() {
        let model = Model()
        let host = Host(Numbers(model: model))
        host.tap("1")
        host.tap("2")
        #expect(model.numbers == [1, 2])
        host.swipeBack()
        #expect(model.numbers == [1])
    }

    // documentation/swiftui/navigationstack, "Manage navigation state"
    @Test("Setting a bound array sets the whole stack and keeps the state of the remaining screens")
    func deepLink() {
        let model = Model()
        let host = Host(Numbers(model: model))
        model.numbers = [1, 2, 3]
        host.settle()
        #expect(host.shown.first == "3 0")
        model.numbers = [1]
        host.settle()
        host.tap("Add to 1")
        model.numbers = [1, 5]
        host.settle()
        #expect(host.shown.first == "5 0")
        host.swipeBack()
        #expect(host.shown.first == "1 1")
        model.numbers = []
        host.settle()
        #expect(host.shown == ["1"])
    }

    // documentation/swiftui/navigationstack/init(path:root:)-3bt4q
    @Test("A stack starts with the screens of the bound path")
    func initialPath() {
        let model = Model()
        model.numbers = [4, 5]
        let host = Host(Numbers(model: model))
        #expect(host.screens().count == 3)
        #expect(host.animatesPath == nil, "The initial path is no change.")
        model.numbers = []
        host.settle()
        #expect(host.animatesPath == true)
    }

    // documentation/swiftui/navigationstack/init(path:root:)-3bt4q: the path is homogeneous.
    @Test("A value of another type is not appended to a bound array")
    func otherType() {
        let model = Model()
        let host = Host(Numbers(model: model))
        host.tap("1")
        host.tap("Text")
        #expect(model.numbers == [1])
        #expect(host.shown.first == "1 0")
    }

    // documentation/swiftui/navigationlink: a link that carries its view has no value to append.
    @Test("A link that carries its view doesn't change the bound path")
    func viewLink() {
        let model = Model()
        let host = Host(Numbers(model: model))
        host.tap("1")
        host.tap("View")
        #expect(host.shown == ["view"])
        #expect(model.numbers == [1])
        host.swipeBack()
        #expect(host.shown.first == "1 0")
    }

    // Reported: chowple.com/en/blog/swiftui-navigation
    @Test("A value appended to the path after a push by a view link is inserted below the link's screen")
    func pushedUnderViewLink() {
        let model = Model()
        let host = Host(Numbers(model: model))
        host.tap("1")
        host.tap("View")
        model.numbers.append(2)
        host.settle()
        #expect(host.shown == ["view"] && host.screens().count == 4)
        host.swipeBack()
        #expect(host.shown.first == "2 0" && model.numbers == [1, 2])
        host.tap("View")
        model.numbers = []
        host.settle()
        #expect(host.shown == ["1"], "The screen with the link is gone.")
    }

    // Reported: johnpatrickmorgan/NavigationBackport#38, hmlongco/Navigator#68
    @Test("A new value at the same index of the path keeps the screen and its state")
    func replacedValue() {
        let model = Model()
        let host = Host(Numbers(model: model))
        model.numbers = [1, 2]
        host.settle()
        host.tap("Add to 2")
        model.numbers = [1, 3]
        host.settle()
        #expect(host.shown.first == "3 1")
        model.numbers = [1]
        host.settle()
        model.numbers = [1, 4]
        host.settle()
        #expect(host.shown.first == "4 0")
    }

    // documentation/swiftui/navigationpath
    @Test("A bound navigation path takes values of several types")
    func navigationPath() throws {
        let model = Model()
        let host = Host(Mixed(model: model))
        host.tap("Go")
        #expect(host.texts == ["town Here"])
        model.path.append(7)
        host.settle()
        #expect(host.texts == ["number 7"])
        host.swipeBack()
        try #require(model.path.count == 1)
        model.path.removeLast()
        host.settle()
        #expect(host.texts == ["Go"])
    }

    // documentation/swiftui/navigationpath, "Serialize the path"
    @Test("A decoded path restores the same screens")
    func restore() throws {
        let model = Model()
        model.path.append(Town(name: "There"))
        let data = try JSONEncoder().encode(try #require(model.path.codable))
        let restored = Model()
        restored.path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(Host(Mixed(model: restored)).texts == ["town There"])
    }
}
