#if os(iOS) || os(visionOS)
import UIKit

/// Keeps a sheet of the app's from being swiped down while a screen in it is guarded.
///
/// From iOS 18 on, SwiftUI's `interactiveDismissDisabled` counts on the direct content of a sheet only. UIKit's
/// `isModalInPresentation` belongs to the controller that is presented, which is the outermost one around the bridge.
@MainActor final class SheetLock {
    private unowned let bridge: BackGestureController
    /// The controller of the sheet that this lock has locked.
    private weak var sheet: UIViewController?

    init(_ bridge: BackGestureController) { self.bridge = bridge }

    private var isWanted: Bool { bridge.gestures.own.contains { $0.leaveGuard?.isActive ?? false } }

    func update() {
        let current = isWanted ? bridge.presentedAncestor : nil
        if let sheet, sheet !== current {
            self.sheet = nil
            release(sheet)
        }
        // A sheet that another view has locked stays that view's.
        guard let current, sheet === current || !current.isModalInPresentation else { return }
        sheet = current
        current.isModalInPresentation = true
    }

    /// Unlocks a sheet, unless another guarded screen in it takes the lock over.
    private func release(_ sheet: UIViewController) {
        let others = sheet.backGestureControllers.map(\.sheetLock).filter { $0 !== self && $0.isWanted }
        if let other = others.first { other.sheet = sheet } else { sheet.isModalInPresentation = false }
    }
}

extension UIViewController {
    /// The controller of the sheet around this controller.
    fileprivate var presentedAncestor: UIViewController? {
        guard presentingViewController != nil else { return nil }
        return sequence(first: self) { $0.parent }.reduce(nil) { $1 }
    }
}
#endif
