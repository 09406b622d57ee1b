import SeaGlassNavigation
import SwiftUI

/// Expenses: a save takes a while, and leaves then, while a link waits.
enum ExpenseSaveProgram {
    struct ExpenseRoute: NavigationRoute {
        let id: Int
    }

    @MainActor @Observable final class ExpenseModel {
        var amount = 0
        private(set) var saved = 0
        private(set) var isSaving = false
        var failure: String?
        /// The server's answer, which a test gives.
        var answer: () async -> Void = {}

        var isDirty: Bool { amount != saved }

        func save() async -> Bool {
            guard !isSaving else { return false }
            isSaving = true
            defer { isSaving = false }
            await answer()
            guard amount != 13 else {
                failure = "The server refused 13."
                return false
            }
            saved = amount
            return true
        }
    }

    struct ExpensesApp: View {
        let answer: () async -> Void

        private var routes: NavigationRoutes {
            NavigationRoutes()
                .route(ExpenseRoute.self, key: "expense") { ExpenseScreen(id: $0.id, answer: answer) }
                .link("expense/{id}", ExpenseRoute.init(id:)) { $0.id }
        }

        var body: some View {
            List(1..<5, id: \.self) { NavigationLink("Expense \($0)", value: ExpenseRoute(id: $0)) }
                .topNavigationBarTitle("Expenses")
                .navigationShell()
                .navigationRoutes(routes)
                .opensNavigationLinks { print($0) }
        }
    }

    struct ExpenseScreen: View {
        @Environment(\.navigator) private var navigator
        @State private var model = ExpenseModel()
        @State private var isAsking = false
        let id: Int
        let answer: () async -> Void

        var body: some View {
            Stepper("Amount \(model.amount)", value: $model.amount, in: 0...99)
                .overlay { if model.isSaving { ProgressView("Saving") } }
                .disabled(model.isSaving)
                .topNavigationBarTitle("Expense \(id)")
                .topNavigationBarTrailing { Button("Save") { save() } }
                .navigationLeaveGuard(when: model.isDirty, isPresented: $isAsking)
                .confirmationDialog("Save expense \(id)?", isPresented: $isAsking, titleVisibility: .visible) {
                    Button("Save") { save() }
                    Button("Discard", role: .destructive) { navigator.leave() }
                    Button("Cancel", role: .cancel) { navigator.stay() }
                }
                .onAppear { model.answer = answer }
                .alert(model.failure ?? "", isPresented: isFailed) {}
        }

        private var isFailed: Binding<Bool> {
            Binding {
                model.failure != nil
            } set: {
                if !$0 { model.failure = nil }
            }
        }

        private func save() {
            Task {
                if await model.save() { navigator.leave() }
            }
        }
    }
}
