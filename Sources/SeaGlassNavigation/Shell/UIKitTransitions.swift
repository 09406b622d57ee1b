#if os(iOS) || os(visionOS)
import SwiftUI
import UIKit

@MainActor final class UIKitTransitions: SystemTransitions {
    private(set) weak var controller: UINavigationController?
    private var recognizers: BackGestureRecognizers?
    /// The transition whose end is awaited, or ended last.
    private var awaited: AwaitedTransition?

    init(_ controller: UINavigationController) {
        self.controller = controller
        attachRecognizers()
    }

    /// Attaches the back gestures, also after UIKit has restored its own delegate.
    func attachRecognizers() {
        guard let controller else { return }
        let shared = BackGestureRecognizers.shared(by: controller)
        if recognizers !== shared { recognizers?.detach(from: self) }
        recognizers = shared
        shared.attach(to: self)
    }

    func detach() {
        recognizers?.detach(from: self)
        recognizers = nil
    }

    /// The push or pop in progress. UIKit's coordinator may also belong to an ancestor's sheet or a rotation.
    private var transition: (any UIViewControllerTransitionCoordinator)? {
        guard let controller, let transition = controller.transitionCoordinator else { return nil }
        // UIKit keeps its coordinator during the completion, and maybe longer.
        if let awaited, awaited.hasEnded, awaited.coordinator === transition { return nil }
        let shown = transition.viewController(forKey: .to)
        return controller.viewControllers.contains { $0 === shown } ? transition : nil
    }

    var isRunning: Bool { transition != nil }

    var screens: [ObjectIdentifier] {
        guard let controller else { return [] }
        let shown = controller.viewControllers
        let leaving = transition?.viewController(forKey: .from).map { [$0] } ?? []
        return (shown + leaving.filter { !shown.contains($0) }).map { ObjectIdentifier($0) }
    }

    /// Whether a push runs. During a pop UIKit has already removed the old screen from its stack.
    var isPushing: Bool {
        guard let controller, let transition, let covered = transition.viewController(forKey: .from) else {
            return false
        }
        // Awaits the end, since UIKit may keep the coordinator longer.
        _ = end(of: transition)
        return controller.viewControllers.contains { $0 === covered }
    }

    /// UIKit also presents alerts, menus and active searches. Apple does not document that only sheets and covers have
    /// these styles.
    var isCovered: Bool {
        guard let sheet = controller?.presentedViewController, !sheet.isBeingDismissed else { return false }
        return [.pageSheet, .formSheet, .fullScreen, .overFullScreen].contains(sheet.modalPresentationStyle)
    }

    func afterTransition(_ action: @escaping @MainActor () -> Void) -> Bool {
        guard let transition else { return false }
        end(of: transition).actions.append(action)
        return true
    }

    /// Returns the end of a transition. Of several calls for a transition the first awaits the end.
    private func end(of transition: any UIViewControllerTransitionCoordinator) -> AwaitedTransition {
        if let awaited, awaited.coordinator === transition { return awaited }
        let awaited = AwaitedTransition(transition)
        self.awaited = awaited
        let end = { @MainActor [weak self] in
            if awaited.hasEnded { return }
            awaited.hasEnded = true
            self?.attachRecognizers()
            let actions = awaited.actions
            awaited.actions = []
            for action in actions { action() }
        }
        // The returned `Bool` tells only about the animation: if it is `false`, UIKit may still call the completion.
        transition.animate(alongsideTransition: nil) { _ in Task { end() } }
        // UIKit may never call the completion of a stack that leaves its window.
        Task { [weak self, weak transition] in
            while let transition, let self, self.transition === transition {
                try? await Task.sleep(for: .milliseconds(100))
            }
            end()
        }
        return awaited
    }
}

/// A transition of UIKit, and what waits for its end.
@MainActor private final class AwaitedTransition {
    private(set) weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    var hasEnded = false
    var actions: [@MainActor () -> Void] = []

    init(_ coordinator: any UIViewControllerTransitionCoordinator) { self.coordinator = coordinator }
}
#endif
