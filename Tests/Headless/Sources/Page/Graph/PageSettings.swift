import HeadlessHost
import SwiftUI

/// A setting of the system that a page can switch.
package struct PageSetting: Sendable {
    struct Option: Sendable {
        /// The value of the phone's attribute in the page.
        let value: String
        let label: String
        let apply: @Sendable (inout System) -> Void
    }

    let attribute: String
    let label: String
    let options: [Option]

    /// The versions of the system that a page shows. A page draws 26 and 27 alike, so it shows both as one.
    static let versions = [(17, "iOS 17"), (18, "iOS 18"), (27, "iOS 26, 27")]

    /// The settings of a page. Each system version has a separate app; the other settings change while the app runs.
    static let all: [PageSetting] = [
        PageSetting(
            attribute: "version",
            label: "System",
            options: versions.map { version, label in
                Option(value: "\(version)", label: label) { $0.version = version }
            }
        ),
        PageSetting(
            attribute: "scheme",
            label: "Appearance",
            options: [
                Option(value: "light", label: "Light") { $0.colorScheme = .light },
                Option(value: "dark", label: "Dark") { $0.colorScheme = .dark },
            ]
        ),
        PageSetting(
            attribute: "size",
            label: "Text size",
            options: [
                Option(value: "large", label: "Default") { $0.dynamicTypeSize = .large },
                Option(value: "accessibility3", label: "AX 3") { $0.dynamicTypeSize = .accessibility3 },
            ]
        ),
        PageSetting(
            attribute: "contrast",
            label: "Increase Contrast",
            options: [
                Option(value: "standard", label: "Off") { $0.contrast = .standard },
                Option(value: "increased", label: "On") { $0.contrast = .increased },
            ]
        ),
        PageSetting(
            attribute: "transparency",
            label: "Reduce Transparency",
            options: [
                Option(value: "standard", label: "Off") { $0.reduceTransparency = false },
                Option(value: "reduced", label: "On") { $0.reduceTransparency = true },
            ]
        ),
    ]

    /// All combinations. The last setting changes fastest.
    static var combinations: [Combination] {
        all.reduce([Combination()]) { combinations, setting in
            combinations.flatMap { combination in
                setting.options.indices.map { combination.choosing($0, of: setting) }
            }
        }
    }

    /// One option of each setting.
    struct Combination {
        private(set) var system = System()
        private(set) var choices: [Int] = []

        fileprivate init() { system.device = .iPhone17Pro }

        fileprivate func choosing(_ index: Int, of setting: PageSetting) -> Combination {
            var combination = self
            setting.options[index].apply(&combination.system)
            combination.choices.append(index)
            return combination
        }
    }
}

extension [PageSetting.Combination] {
    /// The indices of the combinations of one version in an order that changes one setting at a time: a Gray code.
    var indicesByOneChange: [Int] { indices.sorted { self[$0].rank < self[$1].rank } }
}

extension PageSetting.Combination {
    /// The position in the Gray code. A setting's options run forward if the position by the earlier settings is even,
    /// and backward if that position is odd.
    fileprivate var rank: Int {
        zip(PageSetting.all, choices).dropFirst().reduce(0) { rank, next in
            let count = next.0.options.count
            let choice = next.1
            return rank * count + (rank.isMultiple(of: 2) ? choice : count - 1 - choice)
        }
    }
}
