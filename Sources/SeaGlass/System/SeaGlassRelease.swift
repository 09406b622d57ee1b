/// Which release of the library this is.
// A type named SeaGlassVersion would be in no documentation: symbol graphs leave out what is named as a module's version.
public enum SeaGlassRelease {
    /// The version, for a bug report or an app's list of what it is built with.
    ///
    /// ```swift
    /// LabeledContent("SeaGlass", value: SeaGlassRelease.version)
    /// ```
    ///
    /// It is the changelog's, by [Semantic Versioning](https://semver.org): `1.2.3`, and `1.2.3-dev` for what is on its way
    /// to that version.
    public static let version = "0.1.0-dev"
}
