/// Sizes that Apple does not publish. Each number is a guess, made by looking at screens, to be compared with a
/// simulator.
///
/// Guesses that are not numbers:
/// - If a bar lacks room, the title is truncated before the items.
/// - A navigation stack has its bar even for a screen without title and items. A TV's bar shows no title.
/// - A large title that has scrolled under the bar does not change the content's safe area.
/// - A side bar has the items at the top, the tabs at the bottom, and no title.
/// - Views without a common container form a `VStack`. A spacer has no spacing beside it, and shrinks before all other
///   views of its stack.
/// - The value of a container's guide is the mean of the values that its views set.
/// - `onGeometryChange` also reports the first value.
/// - A truncated line is as wide as the room. White space before the ellipsis is kept.
/// - Every line of a text is as high as the text's highest font. All fonts share the baseline.
/// - `ViewThatFits` in one axis passes its proposal for the other axis to its views.
/// - `contentMargins` add to a list's margins.
enum SystemMetrics {
    // MARK: Stacks and text

    /// The distance between views, and the least length of a spacer.
    static let spacing: CGFloat = 8
    static let padding: CGFloat = 16
    /// The line height of a font without a text style, as a factor of its size.
    static let leading: CGFloat = 1.2
    /// The side of a symbol, as a factor of its font's size.
    static let symbolSide: CGFloat = 1.2

    /// The width of a character that is missing from the font's table, as a factor of the font's size.
    static func advance(of scalar: Unicode.Scalar) -> CGFloat {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: 0
        default: scalar.isIdeograph || scalar.properties.isEmojiPresentation ? 1.2 : 0.6
        }
    }

    // MARK: Controls

    /// The padding of a bordered style around its label, in points. Equals `ControlMetrics` in SeaGlass.
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

    /// Whether the device already reserves room for the bar: a Mac's title bar, or a watch's title beside the time.
    static func isBarBesideStatus(_ window: Window) -> Bool { window.idiom == .mac || window.idiom == .watch }

    static func hasLargeTitles(_ window: Window) -> Bool { window.idiom == .phone || window.idiom == .pad }

    /// The height of the large title's area, less the line height of its text style.
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

    /// Whether the tabs are on a capsule above the bottom of the window.
    static func floatsTabBar(_ window: Window) -> Bool { window.idiom == .phone && window.version >= 26 }

    static let floatingTab = CGSize(width: 96, height: 54)
    static let floatingTabMargin: CGFloat = 21

    /// Whether the tabs are at the top of the window.
    static func isTabBarAtTop(_ window: Window) -> Bool {
        window.idiom == .television || window.idiom == .pad && window.version >= 18 && window.width >= regularWidth
    }

    // MARK: Columns and sheets

    /// The least width at which a split view shows its columns side by side.
    static let regularWidth: CGFloat = 600
    static let sidebar: CGFloat = 320
    /// The visible height of the view behind a full-height sheet, below the safe area.
    static let sheetTop: CGFloat = 10
    /// The distance from the sides and the bottom of the window to a sheet of less than full height.
    static func sheetMargin(_ window: Window) -> CGFloat { window.idiom == .phone && window.version >= 26 ? 8 : 0 }
    static let alert: CGFloat = 270
    static let formSheet = CGSize(width: 540, height: 620)
}
