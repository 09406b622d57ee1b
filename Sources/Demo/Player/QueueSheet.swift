import SeaGlass
import SwiftUI

/// The songs that play next, on the system's sheet.
struct QueueSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Binding var player: Player

    var body: some View {
        VStack(spacing: 0) {
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
                .glassSurface(.interactive, in: .circle)
            }
            .padding(.horizontal, 20)
            .padding(.top, 20)
            .padding(.bottom, 8)
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(Track.all) { track in
                        QueueRow(track: track, isCurrent: track == player.track) { player.play(track) }
                    }
                }
            }
        }
        .glassSheet()
        .presentationDetents([.medium])
    }
}

private struct QueueRow: View {
    @Environment(\.colorScheme) private var colorScheme
    let track: Track
    let isCurrent: Bool
    let play: @MainActor () -> Void

    var body: some View {
        Button(action: play) {
            HStack(spacing: 14) {
                picture
                VStack(alignment: .leading, spacing: 2) {
                    Text(track.title).fontWeight(isCurrent ? .semibold : .regular)
                    Text(track.artist).font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: "speaker.wave.2.fill")
                    .opacity(isCurrent ? 1 : 0)
                    .accessibilityHidden(true)
            }
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isCurrent ? .isSelected : [])
    }

    private var picture: some View {
        let colors = track.cover.colors(in: colorScheme).map(\.color)
        return ZStack {
            LinearGradient(colors: [colors[1], colors[4]], startPoint: .top, endPoint: .bottom)
            Circle().fill(track.cover.sun(in: colorScheme).color).frame(width: 22, height: 22)
        }
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .frame(width: 48, height: 48)
        .accessibilityHidden(true)
    }
}
