/// The window of a tree: its size, the device's insets, and the system.
package struct Window: Hashable, Sendable {
    package enum Idiom: Hashable, Sendable { case phone, pad, mac, television, watch }

    package var width: CGFloat
    package var height: CGFloat
    package var top: CGFloat = 0
    package var left: CGFloat = 0
    package var bottom: CGFloat = 0
    package var right: CGFloat = 0
    /// The height of the keyboard, from the bottom of the window.
    package var keyboard: CGFloat = 0
    /// The width of the controls in the leading corner of the window.
    package var controls: CGFloat = 0
    /// The width of the bars at the right of a folding iPhone, included in the device's insets.
    package var sideBar: CGFloat = 0
    package var idiom = Idiom.phone
    /// The corresponding version of iOS.
    package var version = 26

    package init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }
}
