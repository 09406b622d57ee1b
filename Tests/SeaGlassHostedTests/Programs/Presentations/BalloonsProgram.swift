import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Routes are plain values: a number, a text, a range.
enum BalloonsProgram {
    struct NumberRange: Hashable {
        let bounds: Range<Int>
    }

    struct BalloonFlow: View {
        var body: some View {
            BalloonHome()
                .topNavigationBarTitle("Home")
                .navigationShell()
                .navigationRoute(NumberRange.self, as: .sheet) { NumberList(range: $0) }
                .navigationRoute(Int.self) { NumberScreen(number: $0) }
                .navigationRoute(Double.self) { HalfScreen(half: $0) }
                .navigationRoute(String.self) { text in
                    ScrollView { Text(text).font(.largeTitle) }
                        .topNavigationBarTitle("Visualized")
                }
                .persistentBackground(.sunset)
        }
    }

    struct BalloonHome: View {
        @Environment(\.navigator) private var navigator
        @State private var isShowingRules = false

        var body: some View {
            VStack(spacing: 12) {
                Button("Pick a number") { navigator.present(NumberRange(bounds: 0..<10)) }
                Button("99 red balloons") { showBalloons(99) }
                NavigationLink("One sheep", value: "🐑")
                Button("Rules") { isShowingRules = true }
            }
            .glassSurface(.interactive)
            .sheet(isPresented: $isShowingRules) { RulesSheet().presentationBoundary() }
        }

        private func showBalloons(_ count: Int) {
            navigator.push(route: count)
            navigator.push(route: String(repeating: "🎈", count: count))
        }
    }

    struct NumberList: View {
        let range: NumberRange

        var body: some View {
            List {
                ForEach(range.bounds, id: \.self) { number in
                    NavigationLink("\(number)", value: number)
                }
            }
            .topNavigationBarTitle("List")
        }
    }

    struct NumberScreen: View {
        @Environment(\.navigator) private var navigator
        let number: Int

        var body: some View {
            VStack(spacing: 12) {
                Text("\(number)").font(.largeTitle)
                NavigationLink("Show next number", value: number + 1)
                NavigationLink("Show \(number) sheep", value: String(repeating: "🐑", count: number))
                Button("Half of it") { navigator.push(route: Double(number) / 2, unlessOnTop: true) }
                Button("Back to Home") { navigator.dismissToRoot() }
            }
            .topNavigationBarTitle("\(number)")
        }
    }

    struct HalfScreen: View {
        @Environment(\.navigator) private var navigator
        let half: Double

        private var whole: Int { Int(half * 2) }

        var body: some View {
            VStack(spacing: 12) {
                Text("Half: \(half.description)")
                Button("Back to \(whole)") { navigator.pop(to: whole) }
                Button("Back to the last number") { navigator.pop(toLastWhere: { $0.route is Int }) }
            }
            .topNavigationBarTitle("Half")
        }
    }

    struct RulesSheet: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            NavigationStack {
                Text("Every number has its balloons.")
                    .navigationTitle("Rules")
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Done") { dismiss() }
                        }
                    }
            }
            .presentationDetents([.medium])
        }
    }
}
