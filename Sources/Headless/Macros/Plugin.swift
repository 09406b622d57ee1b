@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program in which the compiler expands the macros of the headless SwiftUI.
@main struct Plugin: PluginProvider {
    static func main() throws {
        try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Plugin()).main()
    }

    func resolveMacro(moduleName: String, typeName: String) -> any Macro.Type {
        typeName == "EntryMacro" ? EntryMacro.self : PreviewMacro.self
    }
}
