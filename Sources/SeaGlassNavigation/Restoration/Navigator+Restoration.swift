import SeaGlass
import SwiftUI

extension Navigator {
    /// Forgets the stored stack of this navigator's shell, when a person signs out for instance.
    ///
    /// So it does those that other windows have stored under the same id, closed ones too. What is on screen stays, and
    /// the next change is stored again. Without `restoresNavigation` there is nothing to forget, which debug builds report.
    ///
    /// ```swift
    /// Button("Sign out") {
    ///     navigator.popToRoot()
    ///     navigator.clearSnapshot()
    /// }
    /// ```
    public func clearSnapshot() {
        guard let restorer else {
            return Diagnostics.report(
                """
                Navigator.clearSnapshot: the stack of this navigator is not stored. Chain restoresNavigation(id:) \
                after the shell.
                """
            )
        }
        restorer.clear()
    }

    /// The stack in bytes, for Handoff or a link.
    ///
    /// It holds what is stored for `restoresNavigation`: the routes up to the first screen without one, or with one that
    /// can't be restored or encoded, and within the limits. Before a shell knows this navigator's routes there are none.
    ///
    /// ```swift
    /// let link = "mail:" + navigator.encodedSnapshot().base64EncodedString()
    /// ```
    ///
    /// - Returns: Bytes that ``restore(from:)`` reads, in this version of the app and later ones.
    public func encodedSnapshot() -> Data {
        var screens = EncodedScreens<NavigationEntry>()
        return screens.encode(self, in: unstoredSlot).data
    }

    /// Shows the stack that ``encodedSnapshot()`` wrote, here or on another device, without animation.
    ///
    /// The bytes may come from anywhere. A screen that can't be read is dropped with all above it, which debug builds
    /// report; the ``NavigationRestoration/Policy`` decides about those below. If nothing is left the stack stays as it
    /// is. Before the shell appears, the bytes are kept until it does, and take precedence over a stored stack.
    ///
    /// ```swift
    /// func open(_ link: String) {
    ///     if let snapshot = Data(base64Encoded: String(link.dropFirst(5))) { navigator.restore(from: snapshot) }
    /// }
    /// ```
    ///
    /// - Parameter data: The bytes that ``encodedSnapshot()`` returned.
    /// - Returns: Why it, or the upper part of it, was dropped; `nil` if all of it is shown or will be.
    @discardableResult public func restore(from data: Data) -> NavigationRestoration.Failure? {
        guard hasShell else {
            reportMissingShell("restore(from:)")
            whenShown { navigator in
                guard let failure = navigator.restore(from: data), let restorer = navigator.restorer else { return }
                Task { restorer.onFailure(failure) }
            }
            return nil
        }
        let slot = unstoredSlot
        let restored = slot.restore(from: data) { entry throws(NavigationRestoration.Failure) in
            try screen(of: entry, in: slot.restoration)
        }
        if let failure = restored.failure {
            Diagnostics.report(
                "Navigator.restore(from:): \(failure). \(restored.routes.isEmpty ? "No screen" : "The rest") is shown."
            )
        }
        if restored.failure == nil || !restored.routes.isEmpty {
            leaving(keeping: 0, dismissing: true) { $0.show(restored.routes) }
        }
        return restored.failure
    }

    /// How a snapshot is encoded: as it's stored, whenever it was written and by whichever version of the app.
    private var unstoredSlot: SnapshotSlot {
        let restoration = restorer?.slot.restoration ?? .standard
        return SnapshotSlot(id: "", restoration: restoration.acceptingAnyAgeAndVersion)
    }

    private var restorer: NavigationRestorer? { observer as? NavigationRestorer }
}

extension NavigationRestoration {
    /// Forgets the stacks that are stored under an id, when a person signs out for instance.
    ///
    /// That is all windows', closed ones too, with the scope of ``Scope/scene``. What is on screen stays, and the next
    /// change is stored again. It is for a stack of your own; a shell's has ``Navigator/clearSnapshot()``.
    ///
    /// ```swift
    /// @State private var path: [ThreadRoute] = []
    ///
    /// Button("Sign out") {
    ///     path = []
    ///     NavigationRestoration.standard.clearSnapshots(id: "main")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: That of `restoresNavigation(path:id:)`.
    ///   - scope: That of `restoresNavigation(path:id:)`.
    @MainActor public func clearSnapshots(id: String, scope: NavigationRestoration.Scope = .scene) {
        let stored = StoredStack(id: id, scope: scope, restoration: self, onFailure: { _ in })
        if scope == .scene { return StoredWindows(of: stored).clear() }
        stored.slot(in: nil).clear { failure in Diagnostics.report("clearSnapshots: “\(id)”: \(failure).") }
    }
}
