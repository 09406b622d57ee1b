extension LayoutPass {
    /// The frame in which a control takes touches: usually the control's frame, but the whole list row for a control
    /// that fills a row, and the whole bar item for a control without a border in a bar.
    package func hitFrame(of control: Box) -> CGRect {
        guard control is RowControlBox || control is ControlBox else { return control.pixelFrame }
        let path = path(to: control)
        if control is ControlBox { return (path.last { $0 is BarItemBox } ?? control).pixelFrame }
        let row = path.lazy.compactMap { $0 as? RowBox }.last
        return row?.cell.rounded(to: row?.scale ?? 1) ?? control.pixelFrame
    }
}
