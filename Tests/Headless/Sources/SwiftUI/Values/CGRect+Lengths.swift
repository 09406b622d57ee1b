extension CGRect {
    package func rounded(to scale: CGFloat) -> CGRect {
        // Rounds halves in one direction, even after small floating-point errors.
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.501).rounded(.down) / scale }
        let x = round(minX)
        let y = round(minY)
        return CGRect(x: x, y: y, width: round(maxX) - x, height: round(maxY) - y)
    }

    func inset(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) -> CGRect {
        CGRect(
            x: minX + left,
            y: minY + top,
            width: max(width - left - right, 0),
            height: max(height - top - bottom, 0)
        )
    }
}
