import HeadlessHost
import SeaGlass
import SwiftUI

/// Three surfaces in one union, and a button that splits the union in two.
struct UnionTools: View {
    @Namespace private var namespace
    @State private var isSplit = false
    var styles: [GlassSurfaceStyle] = [.card, .card, .card]

    var body: some View {
        HStack {
            tool(0)
            tool(1)
            tool(2)
            Button("Split") { isSplit.toggle() }
        }
    }

    @ViewBuilder private func tool(_ index: Int) -> some View {
        if styles.indices.contains(index) {
            Text("Tool \(index)")
                .frame(width: 44, height: 44)
                .glassSurface(styles[index])
                .glassUnion(isSplit && index > 0 ? "others" : "tools", in: namespace)
        }
    }
}

extension Host {
    /// The number of materials drawn.
    var materials: Int { elements.count { $0.shapeStyle is Material } }
}
