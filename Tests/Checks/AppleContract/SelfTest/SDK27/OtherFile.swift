extension Editor {
    init(_ text: String, at place: Int) {  // expect: 'Editor' has private @State in another file
        subject = text
    }

    init(_ text: String) { self.init(text, at: 0) }
}
