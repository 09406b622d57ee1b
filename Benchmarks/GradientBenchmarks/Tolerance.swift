/// The percentages by which ratios may differ from their committed thresholds. `Benchmarks/README.md` explains them.
enum Tolerance {
    static let memset = 60.0
    static let stores = 60.0
    static let linearity = 60.0
    /// For the growth of the host's time with the number of views.
    static let growth = 40.0
    static let json = 60.0
    /// For bytes in memory, which include the headless host's tree.
    static let memory = 5.0
    /// For counts.
    static let exact = 0.0
}
