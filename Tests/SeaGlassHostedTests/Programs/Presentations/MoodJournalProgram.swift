import Observation
import SeaGlass
import SeaGlassNavigation
import SwiftUI

/// Sheets with a palette or a view behind them; the palette changes while the sheet is open.
enum MoodJournalProgram {
    @Observable
    @MainActor
    final class Journal {
        var palette = ColorPalette.sunset
        var notes: [String: String] = [:]
    }

    struct MoodEntry: Hashable {
        let day: String
    }

    struct MoodDetails: Hashable {
        let entry: MoodEntry
    }

    enum Dream: Hashable {
        case lucid, forgotten
    }

    struct JournalHome: View {
        @State private var journal = Journal()
        @State private var isChoosingFont = false

        var body: some View {
            DayList(isChoosingFont: $isChoosingFont)
                .navigationShell(bar: .custom(.transparent))
                .navigationRoute(
                    MoodEntry.self,
                    as: .sheet,
                    background: .palette(journal.palette, style: .standard.vignette(nil))
                ) { entry in
                    MoodForm(entry: entry, journal: journal)
                }
                .navigationRoute(MoodDetails.self) { details in
                    Text(journal.notes[details.entry.day] ?? "Nothing yet")
                        .topNavigationBarTitle("Details")
                }
                .navigationRoute(Dream.self, as: .cover, background: .view { StarField() }) { dream in
                    switch dream {
                    case .lucid: DreamScreen(title: "A lucid dream")
                    case .forgotten: DreamScreen(title: "A forgotten dream").opacity(0.6)
                    }
                }
                .sheet(isPresented: $isChoosingFont) { FontSheet().glassSheet() }
                .persistentBackground(.lavender)
        }
    }

    struct DayList: View {
        @Environment(\.navigator) private var navigator
        @Binding var isChoosingFont: Bool

        var body: some View {
            List {
                Section("Days") { days }
                Button("Dream") { navigator.present(Dream.lucid) }
                Button("Font") { isChoosingFont = true }
            }
            .topNavigationBarTitle("Journal")
        }

        private var days: some View {
            ForEach(["Today", "Yesterday"], id: \.self) { day in
                HStack {
                    Button(day) { navigator.present(MoodEntry(day: day)) }
                    Spacer()
                    Button("Read") { navigator.push(route: MoodEntry(day: day)) }
                }
                .buttonStyle(.plain)
            }
            .transparentRow(.translucent)
        }
    }

    struct MoodForm: View {
        @Environment(\.navigator) private var navigator
        let entry: MoodEntry
        let journal: Journal

        var body: some View {
            Form {
                TextField("How was it?", text: note)
                ForEach(ColorPalette.presets) { preset in
                    Button(preset.name) { journal.palette = preset }
                }
                Button("Details") { navigator.push(route: MoodDetails(entry: entry)) }
            }
            .topNavigationBarTitle(entry.day)
        }

        private var note: Binding<String> {
            Binding {
                journal.notes[entry.day] ?? ""
            } set: { text in
                journal.notes[entry.day] = text
            }
        }
    }

    struct DreamScreen: View {
        @Environment(\.navigator) private var navigator
        let title: String

        var body: some View {
            Form { Text(title) }
                .topNavigationBarTitle(title)
                .topNavigationBarTrailing { Button("Close") { navigator.dismiss() } }
        }
    }

    struct StarField: View {
        var body: some View {
            Color.black.overlay(alignment: .top) { Text("✦  ✧  ✦").foregroundStyle(.white) }
        }
    }

    struct FontSheet: View {
        @AppStorage("font") private var font = "serif"

        var body: some View {
            Picker("Font", selection: $font) {
                Text("Serif").tag("serif")
                Text("Rounded").tag("rounded")
            }
            .padding()
            .presentationDetents([.height(160)])
        }
    }
}
