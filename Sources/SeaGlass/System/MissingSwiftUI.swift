#if !canImport(SwiftUI)
#error(
    "SeaGlass needs SwiftUI, which this system does not have. Limit the dependency to Apple's systems, or on Linux depend on a clone of SeaGlass by path: a clone has a headless SwiftUI."
)
#endif
