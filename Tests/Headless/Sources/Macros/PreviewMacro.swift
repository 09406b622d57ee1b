import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to an empty list, since Linux has no canvas. The compiler still checks the views.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}
