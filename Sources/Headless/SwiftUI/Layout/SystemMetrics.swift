/// Sizes that Apple does not publish. Every number here is a guess, made by looking at screens. All guesses stand in
/// this file and nowhere else, each to be compared with a simulator.
///
/// Guesses that are not numbers:
/// - Where there is no room, the title of a bar is cut off before the items are.
/// - A navigation stack has its bar even where a screen has neither title nor items; that of a TV shows no title.
/// - A large title that has gone under the bar leaves the safe area of the content as it was.
/// - In a bar at the side the items stand at its top, the tabs at its bottom, and the title nowhere.
/// - Views that stand together in no container are a `VStack`; a spacer has no spacing of its own
///   beside it, and gives way to all other views of its stack.
/// - Of a guide that several views set their container has the middle.
/// - `onGeometryChange` reports the first value, too.
/// - A line that is cut is as wide as the room; white space before the sign for it stays.
/// - `ViewThatFits` proposes the other axis what it is proposed; a cell over several columns widens them all alike.
/// - `contentMargins` add to the margins that a list has of its own.
enum SystemMetrics {
    // MARK: Stacks and text

    /// The distance between views, and the least length of a spacer.
    static let spacing: CGFloat = 8
    static let padding: CGFloat = 16
    /// The line height of a font that has no text style, in its size.
    static let leading: CGFloat = 1.2
    /// The side of a symbol, in sizes of its font.
    static let symbolSide: CGFloat = 1.2

    @MainActor static func spacing(between first: Box, and second: Box) -> CGFloat {
        first is SpacerBox || second is SpacerBox ? 0 : spacing
    }

    /// The width of a character that the font's table doesn't have, in sizes of the font.
    static func advance(of scalar: Unicode.Scalar) -> CGFloat {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: 0
        default: scalar.isIdeograph || scalar.properties.isEmojiPresentation ? 1.2 : 0.6
        }
    }

    // MARK: Controls

    /// The padding of a bordered style around its label, in points. The values are those of `ControlMetrics` in SeaGlass.
    static func buttonPadding(_ size: ControlSize) -> CGSize {
        switch size {
        case .mini, .small: CGSize(width: 10, height: 4)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }

    static let labelSpacing: CGFloat = 8

    static func switchSize(_ window: Window) -> CGSize {
        window.version >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    // MARK: Lists

    struct Rows {
        var margin: CGFloat = 16
        var insets = EdgeInsets(x: 16, y: 11)
        var least: CGFloat = 44
        var sectionSpacing: CGFloat = 35
        var disclosure: CGFloat = 20
    }

    static func rows(_ window: Window) -> Rows {
        switch window.idiom {
        case .watch: Rows(margin: 2, insets: EdgeInsets(x: 9, y: 9), sectionSpacing: 16, disclosure: 0)
        case .mac: Rows(margin: 10, insets: EdgeInsets(x: 8, y: 4), least: 24, sectionSpacing: 12, disclosure: 0)
        case .television: Rows(margin: 0, insets: EdgeInsets(x: 20, y: 14), least: 66, disclosure: 0)
        case .phone, .pad: window.version >= 26 ? Rows(insets: EdgeInsets(x: 16, y: 15), least: 52) : Rows()
        }
    }

    // MARK: Bars

    static func navigationBar(_ window: Window) -> CGFloat {
        switch window.idiom {
        case .phone: window.height < 500 && window.version < 26 ? 32 : 44
        case .pad: 50
        case .mac, .watch: window.top
        case .television: 0
        }
    }

    /// Whether the bar is part of what the window takes: the title bar of a Mac; a watch shows titles beside the time.
    static func isBarBesideStatus(_ window: Window) -> Bool { window.idiom == .mac || window.idiom == .watch }

    static func hasLargeTitles(_ window: Window) -> Bool { window.idiom == .phone || window.idiom == .pad }

    /// Below the bar; the line height is that of the text style.
    static let largeTitlePadding: CGFloat = 11
    static let barMargin: CGFloat = 16
    static let barSpacing: CGFloat = 8
    static let barItem: CGFloat = 44

    static func tabBar(_ window: Window) -> CGFloat {
        switch window.idiom {
        case .phone: window.sideBar > 0 ? 0 : window.height < 500 && window.version < 26 ? 32 : 49
        case .pad: 50
        case .television: 68
        case .mac, .watch: 0
        }
    }

    /// Whether the tabs stand on a capsule above the bottom of the window.
    static func floatsTabBar(_ window: Window) -> Bool { window.idiom == .phone && window.version >= 26 }

    static let floatingTab = CGSize(width: 96, height: 54)
    static let floatingTabMargin: CGFloat = 21

    /// Whether the tabs of a window stand at its top.
    static func isTabBarAtTop(_ window: Window) -> Bool {
        window.idiom == .television || window.idiom == .pad && window.version >= 18 && window.width >= regularWidth
    }

    // MARK: Columns and sheets

    /// From this width on a split view shows its columns beside each other.
    static let regularWidth: CGFloat = 600
    static let sidebar: CGFloat = 320
    /// The visible height of the view behind a full-height sheet, below the safe area.
    static let sheetTop: CGFloat = 10
    /// The distance of a half-height sheet from the window's other edges.
    static func sheetMargin(_ window: Window) -> CGFloat { window.idiom == .phone && window.version >= 26 ? 8 : 0 }
    static let alert: CGFloat = 270
    static let formSheet = CGSize(width: 540, height: 620)
}
