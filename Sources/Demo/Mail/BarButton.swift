import SwiftUI

/// A button in the bar that shows a symbol.
struct BarButton: View {
    let name: LocalizedStringKey
    let systemImage: String
    let action: @MainActor () -> Void

    init(_ name: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.name = name
        self.systemImage = systemImage
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Image(systemName: systemImage).accessibilityLabel(name)
        }
    }
}

/// The initials of the account's owner.
struct Avatar: View {
    var body: some View {
        Text("IV")
            .font(.system(size: 14, weight: .semibold, design: .rounded))
            .foregroundStyle(.white)
            .frame(width: 34, height: 34)
            .background {
                LinearGradient(
                    colors: [Color(red: 0.36, green: 0.31, blue: 0.72), Color(red: 0.2, green: 0.22, blue: 0.5)],
                    startPoint: .top,
                    endPoint: .bottom
                )
            }
            .clipShape(Circle())
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Account of Ines Varga")
    }
}
