import Foundation

extension Double {
    /// The number with this many decimals, in every locale.
    func decimals(_ count: Int) -> String {
        let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
        let (whole, fraction) = Int((magnitude * Double(scale)).rounded()).quotientAndRemainder(dividingBy: scale)
        let sign = self < 0 ? "-" : ""
        guard count > 0 else { return "\(sign)\(whole)" }
        let digits = String(fraction)
        return "\(sign)\(whole)." + String(repeating: "0", count: count - digits.count) + digits
    }

    /// The power of the size that time grows with, where ten times as much takes this many times as long.
    var exponent: Double { log10(self) }
}
