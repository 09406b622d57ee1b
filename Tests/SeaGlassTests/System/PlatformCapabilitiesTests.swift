import SeaGlass
import Testing

@Suite struct PlatformCapabilitiesTests {
    @Test("Each version of the system adds capabilities")
    func steps() {
        let steps = [PlatformCapabilities.iOS17, .iOS18, .iOS26Point0, .iOS26, .iOS27]
        func count(_ capability: KeyPath<PlatformCapabilities, Bool>) -> Int { steps.count { $0[keyPath: capability] } }
        #expect(Set(steps).count == 5)
        #expect(count(\.scrollGeometry) == 4 && count(\.meshGradients) == 4)
        #expect(count(\.edgeEffects) == 3 && count(\.buttonSizing) == 3)
        #expect(count(\.liquidGlass) == (steps[4].glassPlates ? 0 : 3))
        #expect(count(\.configurableGlassButtons) == (steps[4].glassPlates ? 0 : 2))
        #expect(count(\.opaqueScrollEdges) == (steps[4].glassPlates ? 0 : 1))
        #expect(steps[4].navigationContainer == .clearable)
    }

    @Test("macOS and watchOS have the features of iOS of the same year, and visionOS those without Liquid Glass")
    func otherSystems() {
        func features(_ capabilities: PlatformCapabilities) -> [Bool] {
            let features: [KeyPath<PlatformCapabilities, Bool>] = [
                \.scrollGeometry, \.meshGradients, \.edgeEffects, \.buttonSizing, \.liquidGlass,
                \.configurableGlassButtons, \.opaqueScrollEdges,
            ]
            return features.map { capabilities[keyPath: $0] }
        }
        for other in [PlatformCapabilities.seeThrough, .watch] { #expect(features(other) == features(.iOS26)) }
        #expect(features(.vision) == [true, true, true, true, false, false, false])
    }

    @Test("An app that keeps the old design looks as on iOS 18", arguments: [false, true], [26, 26.1, 27])
    func oldDesign(keepsOldDesign: Bool, release: Double) {
        let capabilities = PlatformCapabilities.running(release, keepsOldDesign: keepsOldDesign)
        #expect(capabilities.edgeEffects == !keepsOldDesign)
        #expect(capabilities.liquidGlass == (!keepsOldDesign && !capabilities.glassPlates))
        #expect(capabilities.scrollGeometry)
    }
}
