/// By how many percent a ratio may differ from its committed threshold. `Benchmarks/README.md` says how they were found.
enum Tolerance {
    static let memset = 60.0
    static let stores = 60.0
    static let linearity = 60.0
    static let json = 60.0
    /// Bytes in memory, which the headless host's own tree is part of.
    static let memory = 25.0
    /// For what is counted, not timed.
    static let exact = 0.0
}
