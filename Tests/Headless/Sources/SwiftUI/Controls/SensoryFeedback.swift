/// Represents a type of haptic or audio feedback that can be played.
///
/// Nothing is played in this module.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/sensoryfeedback)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    public struct Weight: Equatable, Sendable {
        let name: String

        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    public struct Flexibility: Equatable, Sendable {
        let name: String

        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(name: "\(weight.name) impact \(intensity)")
    }

    public static func impact(
        flexibility: SensoryFeedback.Flexibility,
        intensity: Double = 1.0
    ) -> SensoryFeedback { SensoryFeedback(name: "\(flexibility.name) impact \(intensity)") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
extension View {
    /// [documentation](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:))
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
    where T: Equatable { self }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:condition:))
    nonisolated public func sensoryFeedback<T>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (T, T) -> Bool
    ) -> some View where T: Equatable { self }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(trigger:_:))
    nonisolated public func sensoryFeedback<T>(
        trigger: T,
        _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View where T: Equatable { self }

    /// [documentation](https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(trigger:_:))
    nonisolated public func sensoryFeedback<T>(
        trigger: T,
        _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View where T: Equatable { self }
}
