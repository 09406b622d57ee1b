extension Second {
    struct Member {}
    var part: Part? { parts.first }
}

struct Part {}

private struct Own {}
