/// Prints results of the library's logic, which must be the same on 32 and 64 bits, and checks conditions that must
/// hold for any size of `Int`.
@main struct Checks {
    static func main() {
        print("A snapshot that comes back")
        let whole = stack.encoded()
        expect(NavigationSnapshot.decode(whole.data).snapshot == stack, "equal to what was stored")
        print(whole.data.bytes.map { "\($0)" }.joined(separator: " "))

        print("A snapshot beyond its limits")
        let anything = SnapshotLimits(depth: .max, bytes: .max, payloadBytes: .max)
        expect(stack.encoded(limits: anything).data == whole.data, "the same without limits")
        for bytes in 0...whole.data.count { checkPrefix(SnapshotLimits(bytes: bytes)) }
        for bytes in 0...30 { checkPrefix(SnapshotLimits(payloadBytes: bytes)) }
        for depth in 0...4 { checkPrefix(SnapshotLimits(depth: depth)) }

        print("Numbers in a snapshot that somebody made up")
        for limits in [SnapshotLimits.standard, anything] {
            for field in ForgedField.allCases {
                for value: UInt32 in [0, 1, 0x7FFF_FFFE, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF] {
                    let decoding = NavigationSnapshot.decode(forged(field, value), limits: limits)
                    report(decoding.snapshot?.entries.count ?? -1, decoding.failure)
                }
            }
        }

        print("Pictures")
        for palette in [ColorPalette.ocean, .midnight] {
            for scheme in ColorScheme.allCases {
                draw(palette, in: scheme)
            }
        }
        print("\(failures) failed")
        precondition(failures == 0)
    }

    private static func checkPrefix(_ limits: SnapshotLimits) {
        let encoding = stack.encoded(limits: limits)
        guard encoding.data.count <= limits.bytes else { return print("no room for a head") }
        let entries = NavigationSnapshot.decode(encoding.data, limits: limits).snapshot?.entries ?? []
        expect(entries == Array(stack.entries.prefix(entries.count)), "a prefix of what was stored")
        report(entries.count, encoding.failure)
    }

    private static func report(_ entries: Int, _ failure: NavigationRestoration.Failure?) {
        print("\(entries) entries, \(failure?.description ?? "no failure")")
    }

    private static func draw(_ palette: ColorPalette, in scheme: ColorScheme) {
        for (width, height, scale) in [(1, 1, 1.0), (31, 17, 2.0), (90, 160, 0.25)] {
            for dithering in [BackgroundBitmap.Dithering.none, .blueNoise] {
                let bitmap = try? palette.bitmap(
                    width: width,
                    height: height,
                    scale: scale,
                    colorScheme: scheme,
                    dithering: dithering
                )
                print(
                    "\(palette.name) \(scheme == .dark ? "dark" : "light") \(width) \(height) \(bitmap.map(checksum) ?? 0)"
                )
            }
        }
        expect((try? palette.bitmap(width: .max, height: 2)) == nil, "no picture that is too large")
    }
}

private let stack = NavigationSnapshot(
    entries: [("inbox", "{}"), ("thread", #"{"id":4294967295}"#), ("", ""), ("é字👍🏽", "0123456789012345678901234567")]
        .map { NavigationSnapshotEntry(key: NavigationDestinationKey($0), payload: Data(Array($1.utf8))) }
)

private enum ForgedField: CaseIterable {
    case count, bodyLength
}

/// Returns a snapshot of one entry with one field replaced and valid checksums.
private func forged(_ field: ForgedField, _ value: UInt32) -> Data {
    var bytes: [UInt8] = []
    var checksum = SnapshotChecksum()
    func append(_ number: some FixedWidthInteger) { withUnsafeBytes(of: number.littleEndian) { bytes += Array($0) } }
    func seal(from start: Int) {
        bytes.withUnsafeBytes { checksum.add(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        append(checksum.value)
    }
    bytes += SnapshotFormat.start
    append(0.0.bitPattern)
    append(field == .count ? value : 1)
    seal(from: 0)
    let start = bytes.count
    append(field == .bodyLength ? value : UInt32(SnapshotFormat.entryHeadBytes) + 1)
    bytes += [0, 1, 0, UInt8(ascii: "k")]
    seal(from: start)
    return Data(bytes)
}

private func checksum(_ bitmap: BackgroundBitmap) -> UInt64 {
    var checksum = SnapshotChecksum()
    bitmap.bytes.withUnsafeBytes { checksum.add($0) }
    return checksum.value
}

// Safe: the checks run on one thread.
nonisolated(unsafe) private var failures = 0

private func expect(_ condition: Bool, _ expectation: String) {
    guard !condition else { return }
    failures += 1
    print("NOT \(expectation)")
}
