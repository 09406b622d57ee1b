/// The version of the library, for a bug report or an app's list of what it is built with.
///
/// ```swift
/// LabeledContent("SeaGlass", value: SeaGlassVersion.current)
/// ```
public enum SeaGlassVersion {
    /// The version as the changelog has it, by [Semantic Versioning](https://semver.org): `1.2.3`, and `1.2.3-dev` for
    /// what is on its way to that version.
    public static let current = "0.1.0-dev"
}
