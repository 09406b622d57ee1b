import Foundation

@MainActor protocol RestorableStack<Screen>: AnyObject {
    typealias Failure = NavigationRestoration.Failure
    typealias StoredScreen = (entry: NavigationSnapshotEntry, route: any Equatable)
    /// One screen above the root, or all of a path that can only be stored as a whole.
    associatedtype Screen

    /// Whether the app requested the stack in this launch, so that a stored one doesn't replace it.
    var wasRequested: Bool { get }
    var isAtRoot: Bool { get }
    /// The entries up to the first screen that is not stored. They lack payloads, which `save` encodes from the routes.
    var stored: [StoredScreen] { get }
    /// What `stored` was at the last update of the view, if the app has requested another stack since.
    var updated: [StoredScreen]? { get }
    /// Called after an update of the view, which has seen all requests.
    func update()
    /// Empties the stack, as if the app had requested nothing.
    func clear()

    /// - Parameter below: The screens below, which are restored.
    func screen(of stored: NavigationSnapshotEntry, above below: [Screen], _ decoder: JSONDecoder) throws -> Screen

    func show(_ screens: [Screen])
}
