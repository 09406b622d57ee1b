extension Unicode.Scalar {
    /// Whether a line may break before and after the character.
    var isIdeograph: Bool { (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value) }
}
