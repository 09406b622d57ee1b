// A toolchain without SwiftSyntax, and a build by module.sh, have no program that expands the macros.
#if HEADLESS_MACROS
/// Creates an environment value whose default is the property's initial value.
///
/// Not supported for transactions, container values and focused values.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/entry())
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HeadlessMacros", type: "EntryMacro")

/// The default value of an entry.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "HeadlessMacros", type: "DefaultValueMacro")

/// A preview of a view. On Linux the compiler only checks the view. Traits are not supported.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/preview(_:body:))
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")
#endif
