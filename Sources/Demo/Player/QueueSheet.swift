import SeaGlass
import SwiftUI

/// The songs in order, on the system's sheet.
struct QueueSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Binding var player: Player

    var body: some View {
        VStack(spacing: 0) {
            header
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(Track.all) { @Sendable [$player] in SongRow(track: $0, player: $player) }
                }
            }
        }
        .glassSheet()
        .presentationDetents([.medium])
    }

    private var header: some View {
        HStack {
            Text("Up Next").font(.title2).fontWeight(.bold).accessibilityAddTraits(.isHeader)
            Spacer()
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark")
                    .frame(minWidth: 30, minHeight: 30)
                    .accessibilityLabel("Close")
            }
            .buttonStyle(.seaGlass(in: .circle))
        }
        .padding(.horizontal, 20)
        .padding(.top, 20)
        .padding(.bottom, 8)
    }
}
