import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a property read and write an environment value, and declares the value's key.
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
        let type = property.typeAnnotation?.trimmedDescription ?? ""
        let value = property.initializer?.value.trimmedDescription ?? "nil"
        return [
            """
            private struct __Key_\(property.pattern.trimmed): SwiftUI.EnvironmentKey {
                @SwiftUI.__EntryDefaultValue static var defaultValue\(raw: type) = \(raw: value)
            }
            """
        ]
    }
}

/// Evaluates a property's initial value at each read. The compiler infers the type, even if it is not written.
struct DefaultValueMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [AccessorDeclSyntax] { ["get { \(raw: property(in: declaration)?.initializer?.value.description ?? "") }"] }
}

private func property(in declaration: some DeclSyntaxProtocol) -> PatternBindingSyntax? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first
}
