import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite struct ProgressViewTests {
    private func values(_ host: Host) -> [String] {
        host.values(of: AccessibilityAttachmentModifier.self).compactMap(\.value)
    }

    // documentation/swiftui/progressview/init(value:total:): "If the value is non-nil, but outside the range of 0.0
    // through total, the progress view pins the value to those limits"
    @Test(
        "A progress view shows its value as a fraction of the total",
        arguments: [(3, "30%"), (-1, "0%"), (12, "100%")]
    )
    func determinate(value: Double, percentage: String) {
        #expect(values(Host(ProgressView(value: value, total: 10))) == [percentage])
    }

    @Test("The bar of a progress view is filled in proportion to the value")
    func bar() {
        let host = Host(ProgressView(value: 0.25).frame(width: 200))
        let filled = host.elements.first { $0.value is _ShapeView<Capsule, TintShapeStyle> }
        #expect(filled.flatMap(host.frame)?.width == 50)
    }

    // documentation/swiftui/progressview/init(value:total:): "A value of nil represents indeterminate progress"
    @Test("A progress view without a value shows no percentage")
    func indeterminate() {
        #expect(values(Host(ProgressView())).isEmpty && values(Host(ProgressView(value: Double?.none))).isEmpty)
    }

    // documentation/swiftui/progressview/init(_:)-6k5se, init(label:), init(_:value:total:)
    @Test("A progress view shows its title, with a value and without")
    func title() {
        #expect(Host(ProgressView("Signing in")).texts == ["Signing in"])
        #expect(Host(ProgressView { Text("Signing in") }).texts == ["Signing in"])
        let host = Host(ProgressView("Downloading", value: 1, total: 4))
        #expect(host.texts == ["Downloading"] && values(host) == ["25%"])
    }

    // documentation/swiftui/progressview/init(value:total:label:), init(value:total:label:currentvaluelabel:)
    @Test("A progress view with a value shows its label above the bar and the value's label below")
    func labels() throws {
        #expect(Host(ProgressView(value: 0.5) { Text("Task") }).texts == ["Task"])
        let host = Host(
            ProgressView(value: 1, total: 2) {
                Text("Task")
            } currentValueLabel: {
                Text("Half")
            }
        )
        let bar = try #require(host.elements.first { $0.value is _ShapeView<Capsule, HierarchicalShapeStyle> })
        let (task, half) = (try #require(host.frame(of: "Task")), try #require(host.frame(of: "Half")))
        let track = try #require(host.frame(of: bar))
        #expect(task.maxY <= track.minY && track.maxY <= half.minY)
        #expect(values(host) == ["50%"])
    }
}
