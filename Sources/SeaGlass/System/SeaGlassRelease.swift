/// The release of the library.
// Not named SeaGlassVersion: symbol graphs leave out a name that is the module's with `Version`.
public enum SeaGlassRelease {
    /// The version, for a bug report or an app's list of what it is built with.
    ///
    /// ```swift
    /// LabeledContent("SeaGlass", value: SeaGlassRelease.version)
    /// ```
    ///
    /// The version of the changelog, by [Semantic Versioning](https://semver.org): `1.2.3`, or `1.2.3-dev` before that
    /// release.
    public static let version = "0.1.0-dev"
}
