import SwiftUI

private struct Draft {
    struct Part {}
    var text = ""
}

private typealias Drafts = [Draft]

struct Editor: View {
    @State private var draft = Draft()  // expect: 'draft' is a @State of the private type 'Draft'
    @State private var drafts: Drafts = []  // expect: 'drafts' is a @State of the private type 'Drafts'
    @State private var part: Draft.Part? = nil  // expect: 'part' is a @State of the private type 'Draft'
    @State private var title: String  // expect: 'title' is a @State without a default beside its name
    @State
    @MainActor private var count: Int  // expect: 'count' is a @State without a default beside its name
    @State private var selection: Set<Int>  // expect: 'selection' is a @State without a default beside its name
    @State var isOpen = false
    @State private var position = 0
    @State private var offset: CGFloat = 0

    init(title: String, count: Int) {
        self._title = State(initialValue: title)  // expect: an initializer assigns the @State 'title'
        _count = State(wrappedValue: count)  // expect: an initializer assigns the @State 'count'
        self.position = count  // expect: an initializer assigns the @State 'position'
    }

    init?<T: Hashable>(value: T) throws where T: Sendable {
        isOpen = true  // expect: an initializer assigns the @State 'isOpen'
    }

    @inlinable  // expect: inlinable code touches the @State 'isOpen'
    func toggle() {
        isOpen.toggle()
    }

    @usableFromInline var binding: Binding<CGFloat> { $offset }  // expect: inlinable code touches the @State 'offset'

    var body: some View {
        Group {}  // expect: a Group without content on some system
        Group {  // expect: a Group without content on some system
            // Nothing yet.
        }
        Group {  // expect: a Group without content on some system
            #if os(macOS)
            Text("Mac")
            #elseif os(iOS)
            Text("Phone")
            #endif
        }
    }
}

extension Editor {
    init() {
        offset = 1  // expect: an initializer assigns the @State 'offset'
    }
}
