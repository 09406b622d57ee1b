extension Window {
    var safeArea: SafeArea {
        let outer = CGRect(x: 0, y: 0, width: width, height: height)
        return SafeArea(
            outer: outer,
            container: outer.inset(top: top, left: left, bottom: bottom, right: right),
            keyboard: outer.inset(bottom: keyboard)
        )
    }
}
