// Only where the package has the program that expands them.
#if HEADLESS_MACROS
/// Makes a property an entry of environment values: what it is set to is the default value.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/entry())
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HeadlessMacros", type: "EntryMacro")

/// A preview of a view. Here it is checked by the compiler and shown by nothing.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/preview(_:body:))
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")
#endif
