nonisolated package struct UserActivityModifier: PrimitiveModifier {
    package let type: String
    package let action: (NSUserActivity) -> Void
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
    /// Apple does not document which of a window's handlers is called. Calling all of them is a guess.
    ///
    /// documentation/swiftui/view/oncontinueuseractivity(_:perform:)
    nonisolated public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { modifier(UserActivityModifier(type: activityType, action: action)) }
}
