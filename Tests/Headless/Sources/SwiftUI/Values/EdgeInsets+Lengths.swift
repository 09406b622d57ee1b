extension EdgeInsets {
    init(x: CGFloat, y: CGFloat) { self.init(top: y, leading: x, bottom: y, trailing: x) }

    var taken: CGSize { CGSize(width: leading + trailing, height: top + bottom) }
}
