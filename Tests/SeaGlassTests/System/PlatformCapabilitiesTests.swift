import SeaGlass
import Testing

@Suite struct PlatformCapabilitiesTests {
    @Test("Each version of the system adds capabilities")
    func steps() {
        let steps = [PlatformCapabilities.iOS17, .iOS18, .iOS26Point0, .iOS26, .iOS27]
        func count(_ capability: KeyPath<PlatformCapabilities, Bool>) -> Int { steps.count { $0[keyPath: capability] } }
        #expect(Set(steps).count == 5)
        #expect(count(\.scrollGeometry) == 4)
        #expect(count(\.configurableGlassButtons) == (steps[4].glassPlates ? 0 : 2))
        #expect(count(\.opaqueScrollEdges) == (steps[4].glassPlates ? 0 : 1))
        #expect(steps[4].liquidGlass == steps[3].liquidGlass)
        #expect(steps[4].edgeEffects && steps[4].navigationContainer == .clearable)
    }

    @Test("An app that keeps the old design looks as on iOS 18", arguments: [false, true], [26, 26.1, 27])
    func oldDesign(keepsOldDesign: Bool, release: Double) {
        let capabilities = PlatformCapabilities.running(release, keepsOldDesign: keepsOldDesign)
        #expect(capabilities.edgeEffects == !keepsOldDesign)
        #expect(capabilities.liquidGlass == (!keepsOldDesign && !capabilities.glassPlates))
        #expect(capabilities.scrollGeometry)
    }
}
