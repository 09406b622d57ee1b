import SeaGlass
import SwiftUI

/// A view that may set the background of a sheet. The type of the view decides whether it does.
@MainActor protocol SheetContent: View {
    /// Puts the view in a container, and moves the sheet backgrounds of the view to the container. The view's other
    /// modifiers stay inside. Returns `nil` if the view has no sheet background.
    func background(around container: (any View) -> any View) -> (any View)?
}

extension ModifiedContent: SheetContent where Content: View, Modifier: ViewModifier {
    func background(around container: (any View) -> any View) -> (any View)? {
        let inner = content as? any SheetContent
        guard modifier is any SheetBackground else {
            return inner?.background { container($0.modified(by: modifier)) }
        }
        return (inner?.background(around: container) ?? container(content)).modified(by: modifier)
    }
}

extension View {
    fileprivate func modified(by modifier: some ViewModifier) -> any View { self.modifier(modifier) }
}
