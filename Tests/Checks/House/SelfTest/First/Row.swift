// The modifier `row`, a value that it takes, and a type that belongs elsewhere.

public enum RowStyle {}

public enum Column {}

extension View {
    public func row(_ style: RowStyle) {}
}
