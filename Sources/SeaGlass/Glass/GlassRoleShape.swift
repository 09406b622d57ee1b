import SwiftUI

/// The shape that a style has by itself.
struct GlassRoleShape: InsettableShape {
    let outline: GlassSurfaceStyle.Outline
    private var amount: CGFloat = 0

    init(outline: GlassSurfaceStyle.Outline) { self.outline = outline }

    func path(in rect: CGRect) -> Path {
        switch outline {
        case .capsule: Capsule(style: .continuous).inset(by: amount).path(in: rect)
        case .card: RoundedRectangle(cornerRadius: 16, style: .continuous).inset(by: amount).path(in: rect)
        }
    }

    func inset(by amount: CGFloat) -> GlassRoleShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}
