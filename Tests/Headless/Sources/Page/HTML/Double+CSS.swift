import Foundation

extension Double {
    /// The number with at most three decimals, without trailing zeros.
    var css: String {
        let thousandths = Int((self * 1000).rounded())
        let sign = thousandths < 0 ? "-" : ""
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        guard rest != 0 else { return "\(sign)\(whole)" }
        let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
        let fraction = rest % 100 == 0 ? rest / 100 : rest % 10 == 0 ? rest / 10 : rest
        return "\(sign)\(whole).\(zeros)\(fraction)"
    }

    var px: String { abs(self) < 0.0005 ? "0" : css + "px" }
}

extension CGFloat {
    var css: String { Double(self).css }
    var px: String { Double(self).px }
}
