/// The name of the file that a stack is kept in.
///
/// An id is any text, and a name leaves no folder: it has lower-case letters, digits and `-`; any other byte of the id
/// is `_` and two hexadecimal digits. So two ids never share a file, on a volume that doesn't tell `A` from `a` either.
struct SnapshotFileName {
    /// The name without its extension.
    let stem: String

    /// - Returns: `nil` for an empty id, and for one whose file could not be named: systems allow 255 bytes, and names of
    ///   temporary files are longer.
    init?(id: String) {
        var stem = ""
        for byte in id.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                stem.append(Character(Unicode.Scalar(byte)))
            default:
                let digits = String(byte, radix: 16)
                stem += digits.count == 1 ? "_0" + digits : "_" + digits
            }
            guard stem.utf8.count <= 210 else { return nil }
        }
        guard !stem.isEmpty else { return nil }
        self.stem = stem
    }

    var name: String { stem + ".nav" }
}
