import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property of environment values, and its key beside it.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [AccessorDeclSyntax] {
        guard let name = property(in: declaration)?.pattern.trimmed else { return [] }
        return ["get { self[__Key_\(name).self] }", "set { self[__Key_\(name).self] = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard let property = property(in: declaration) else { return [] }
        let value = property.initializer?.value ?? "nil"
        let defaultValue = property.typeAnnotation.map { "var defaultValue\($0.trimmed) { \(value) }" }
        return [
            """
            private struct __Key_\(property.pattern.trimmed): EnvironmentKey {
                static \(raw: defaultValue ?? "let defaultValue = \(value)")
            }
            """
        ]
    }

    private static func property(in declaration: some DeclSyntaxProtocol) -> PatternBindingSyntax? {
        declaration.as(VariableDeclSyntax.self)?.bindings.first
    }
}
