import SwiftUI

/// Documented, but a view.
public struct PublicView: View {
    public var body: some View { EmptyView() }
}

/// Documented, but a modifier.
public struct PublicModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}

public struct Undocumented {
    public var property = 0
}

extension View {
    public func undocumentedModifier() -> some View { self }
}

/// Valid: a documented value.
public struct Value: Hashable {
    /// A property.
    public var property = 0
}
