import SwiftSyntax
import SwiftSyntaxMacros

/// Nothing: there is no canvas. The compiler has checked the views before.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}
