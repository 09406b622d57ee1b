/// What the system adds to an app: colors, metrics, materials, bars. And the page around the phone.
enum PageStyle {
    static var all: String {
        [page, phone, colors, boxes, text, controls, lists, bars, glass, toolbars, tabs, sheets].joined(separator: "\n")
    }
}
