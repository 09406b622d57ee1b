// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import SwiftUI
import UIKit

/// A stack of the app's own, which notes the writes of its path and the ends of its transitions in their order.
struct SwipeOrderScreen: View {
    @State private var stack = NotedStack()

    var body: some View {
        VStack(spacing: 0) {
            NavigationStack(path: $stack.path) {
                Button("Push") { stack.path.append(1) }
                    .navigationDestination(for: Int.self) { _ in
                        Text("Pushed").background { TransitionObserver(log: stack.log) }
                    }
            }
            EventLogView(log: stack.log)
        }
    }
}

/// A path whose writes are noted.
@MainActor @Observable final class NotedStack {
    @ObservationIgnored let log = EventLog()
    var path: [Int] = [] { didSet { log.note("path \(path)") } }
}

/// Notes the transitions in which the screen around it leaves.
private struct TransitionObserver: UIViewControllerRepresentable {
    let log: EventLog

    func makeUIViewController(context: Context) -> TransitionObserverController { TransitionObserverController() }

    func updateUIViewController(_ controller: TransitionObserverController, context: Context) { controller.log = log }
}

private final class TransitionObserverController: UIViewController {
    var log: EventLog?

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard let log else { return }
        guard let stack = navigationController, let coordinator = stack.transitionCoordinator else {
            log.note("no coordinator")
            return
        }
        log.note("transition begins with \(stack.viewControllers.count) controllers")
        coordinator.animate(alongsideTransition: nil) { context in
            let end = context.isCancelled ? "canceled" : "finished"
            log.note("coordinator ends \(end) with \(stack.viewControllers.count) controllers")
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log?.note("screen disappeared")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log?.note("screen appeared")
    }
}
