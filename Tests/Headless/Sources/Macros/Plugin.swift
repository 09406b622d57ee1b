@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program in which the compiler expands the macros of the headless SwiftUI.
@main struct Plugin: PluginProvider {
    static func main() throws {
        try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Plugin()).main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        let macros: [any Macro.Type] = [EntryMacro.self, DefaultValueMacro.self, PreviewMacro.self]
        if let macro = macros.first(where: { "\($0)" == typeName }) { return macro }
        throw MacroExpansionErrorMessage("There is no macro \(typeName).")
    }
}
