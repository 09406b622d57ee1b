import HeadlessHost
import SeaGlass
import SwiftUI

/// Three surfaces in one union, which a button makes two.
struct UnionTools: View {
    @Namespace private var namespace
    @State private var isSplit = false
    var styles: [GlassSurfaceStyle] = [.card, .card, .card]
    var isEnabled = true

    var body: some View {
        HStack {
            ForEach(styles.indices, id: \.self) { index in
                Text("Tool \(index)")
                    .frame(width: 44, height: 44)
                    .glassSurface(styles[index], isEnabled: isEnabled)
                    .glassUnion(isSplit && index > 0 ? "others" : "tools", in: namespace)
            }
            Button("Split") { isSplit.toggle() }
        }
    }
}

extension Host {
    /// The materials that are drawn, where there are any.
    var materials: Int {
        elements.count { element in
            let style = Mirror(reflecting: element.value).children.first { $0.label == "style" }?.value
            return (style as? AnyShapeStyle)?.style is Material
        }
    }

    /// The unions that are drawn by us.
    var unions: Int { values(of: PositionModifier.self).count }
}
