import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

struct Screen: View {
    @State private var spacing: CGFloat = 8

    var body: some View {
        VStack(spacing: spacing * 2.0) { Text("Hello") }
            .modifier(ClearContainer())
    }
}

struct ClearContainer: ViewModifier {
    func body(content: Content) -> some View {
        #if os(iOS)
        if #available(iOS 18, *) {
            content.containerBackground(.clear, for: .navigation)
        } else {
            content
        }
        #elseif os(watchOS)
        content.containerBackground(.clear, for: .navigation)
        #else
        content
        #endif
    }
}

#if canImport(UIKit)
let color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
#elseif canImport(AppKit)
let color = NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
#endif

@MainActor @Suite(.serialized) struct ScreenTests {
    @Test("Returns the requested number of screens", arguments: [1, 2])
    func screens(count: Int) throws {
        let screens = Array(repeating: Screen(), count: count)
        _ = try #require(screens.first)
        #expect(screens.count == count)
    }
}
