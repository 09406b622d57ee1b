import SwiftUI

/// The values that the system keeps for a window: its scene storage. The same scene in a new host is the same window after
/// a new launch.
///
/// ```swift
/// let scene = HostedScene()
/// Host(view, scene: scene).saveScene()
/// let relaunched = Host(view, scene: scene)
/// ```
@MainActor public final class HostedScene {
    let values = SceneValues()

    public init() {}

    /// Whether no view has read a value.
    public var isEmpty: Bool { values.isEmpty }
}
