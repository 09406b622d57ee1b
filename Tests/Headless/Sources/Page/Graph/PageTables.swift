/// The tables shared by all launches: the page's boxes, the looks that identify states, and finished renderings.
@MainActor struct PageTables {
    let page = NodeTable()
    let looks = NodeTable()
    let shown = ShownParts()
}
