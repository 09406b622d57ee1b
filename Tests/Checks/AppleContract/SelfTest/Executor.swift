import SwiftUI

struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor struct Count: @preconcurrency PreferenceKey {
    static var defaultValue: Int { 0 }  // traps

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }  // traps
}

struct Screen: View {
    let names: [String]

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { Text($0) }  // traps
            ForEach(names, id: \.self) { @Sendable in Text($0) }
            GeometryReader { Text("\($0.size.width)").foregroundStyle(color) }  // traps
            Button("Add") { add(to: Binding.constant([])) }
        }
        .transformEnvironment(\.isEnabled) { $0 = $0 && !names.isEmpty }  // traps
        .transformPreference(Names.self) { $0 += names }  // traps
        .transformPreference(Names.self) { @Sendable [names] in $0 += names }
        .transformPreference(Names.self, add)  // traps
        .anchorPreference(key: Names.self, value: .bounds) { _ in names }  // traps
        .overlayPreferenceValue(Names.self) { Text($0[0]).foregroundStyle(color) }  // traps
        .backgroundPreferenceValue(Names.self) { @Sendable in Text($0[0]) }
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: { _ in
            add(to: Binding.constant([]))
        }
        .navigationDestination(for: String.self) { Text($0).foregroundStyle(color) }  // traps
        .transaction { if names.isEmpty { $0.animation = nil } }  // traps
        .scrolled(names)
    }

    private var color: Color { .red }

    private func add(_ all: inout [String]) { all += names }

    private func add(to all: Binding<[String]>) { all.wrappedValue += names }
}

@MainActor func count() -> Int { 0 }

extension View {
    @ViewBuilder fileprivate func scrolled(_ names: [String]) -> some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            onScrollGeometryChange(for: Int.self) { _ in  // traps
                count()
            } action: { _, _ in
                _ = count()
            }
            .onScrollGeometryChange(for: Double.self) { @Sendable geometry in
                geometry.contentOffset.y
            } action: { _, _ in
                _ = count()
            }
        }
    }

    nonisolated func named(_ name: String) -> some View { transformPreference(Names.self) { $0.append(name) } }
}
