import SwiftUI

extension Host {
    /// Returns the screens of a navigation stack, the root first.
    public func navigationScreens(inStack index: Int = 0) -> [Screen] {
        screenNodes(inStack: index).map { Screen($0, system: system) }
    }

    /// The screens of all stacks that are on screen, the screens of sheets last.
    public var shownScreens: [Screen] {
        rootNode.shownNodes.filter { $0.memory is NavigationCoordinator }.flatMap { stack in
            stack.children.filter { !$0.isCovered }.map { Screen($0, system: system) }
        }
    }
}
