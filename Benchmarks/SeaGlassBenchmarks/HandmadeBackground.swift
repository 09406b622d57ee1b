import SeaGlass
import SwiftUI

/// Three layers as people write them: a color, a gradient, a radial vignette.
struct HandmadeBackground: View {
    let palette: ColorPalette

    var body: some View {
        ZStack {
            Color.black
            LinearGradient(colors: palette.colors.map(\.color), startPoint: .top, endPoint: .bottom)
                .opacity(0.9)
            RadialGradient(
                colors: [.black.opacity(0), .black.opacity(0.25)],
                center: .center,
                startRadius: 200,
                endRadius: 500
            )
        }
    }
}
