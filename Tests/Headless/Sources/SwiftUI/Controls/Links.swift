/// An action, set by the host, for the URLs of activated links.
@MainActor package final class Links {
    package let follow: ([URL]) -> Void

    package init(_ follow: @escaping ([URL]) -> Void) { self.follow = follow }
}

extension EnvironmentValues {
    package var links: Links? {
        get { self[Key<Links>.self] }
        set { self[Key<Links>.self] = newValue }
    }
}
