import SwiftUI

private struct Hidden {}

@Observable final class Model {
    var draft = ""
    init(draft: String) { self.draft = draft }
}

/// `@State var missing: Int` and `Group { }` in a comment are not reported.
struct Reader: View {
    @State private var draft = "Group { }"
    @State private var size: CGSize = .zero
    @State private var model: Model? = nil
    @State
    private var isOpen: Bool = false
    @State private var selection: Set<Int> =
        []
    @State private var last: Int?
    @StateObject private var legacy: Legacy
    private let hidden = Hidden()
    let position: Int

    struct Row {
        var size: CGSize
        init(width: CGFloat) { size = CGSize(width: width, height: 1) }
    }

    init(position: Int) {
        let draft = "local"
        self.position = draft == "" ? 0 : position
    }

    init(at other: Row) { self.init(position: Int(other.size.width)) }

    @inlinable static func half(_ value: Int) -> Int { value / 2 }

    func reset() { draft = "" }

    var body: some View {
        Group { Text(draft) }
        Group {
            #if os(macOS)
            Text("Mac")
            #else
            Text("Other")
            #endif
        }
    }
}
