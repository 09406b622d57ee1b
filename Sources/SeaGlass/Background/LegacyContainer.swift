/// What a screen with a transparent container shows on iOS 17, where nothing public makes its container transparent.
///
/// It changes nothing on any other system.
public enum LegacyContainer: Hashable, Sendable {
    /// The same background, painted again behind the screen: what a person sees is the same picture.
    ///
    /// A view of your own is made once more for each screen, with a state of its own.
    case painted

    /// The system's opaque background: the persistent one shows outside the container only.
    case opaque
}
