// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import SeaGlass
import SeaGlassNavigation
import SwiftUI

struct CarouselRoute: NavigationRoute {
    static let gestures: [String: NavigationBackGesture] =
        ["automatic": .automatic, "edge": .edge, "everywhere": .everywhere]
    let gesture: String
}

/// A shell with a custom bar, and a carousel on its pushed screen.
struct CarouselScreens: View {
    @State private var navigator = Navigator()

    var body: some View {
        VStack {
            Text("Root")
            ForEach(CarouselRoute.gestures.keys.sorted(), id: \.self) { gesture in
                Button(gesture) { navigator.push(route: CarouselRoute(gesture: gesture)) }
            }
        }
        .navigationShell(bar: .custom(.material), navigator: navigator)
        .navigationRoute(CarouselRoute.self) { route in
            Carousel().navigationBackGesture(CarouselRoute.gestures[route.gesture] ?? .disabled)
        }
    }
}

private struct Carousel: View {
    var body: some View {
        ScrollViewReader { pages in
            VStack {
                Button("Third page") { pages.scrollTo(2, anchor: .center) }
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<4, id: \.self) { page in
                            Text("Page \(page)").frame(width: 400).frame(maxHeight: .infinity).id(page)
                        }
                    }
                }
            }
        }
    }
}
