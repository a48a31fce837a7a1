import Foundation

extension Double {
    /// Returns the number with a fixed number of decimals, in every locale.
    func decimals(_ count: Int) -> String {
        let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
        let (whole, fraction) = Int((magnitude * Double(scale)).rounded()).quotientAndRemainder(dividingBy: scale)
        let sign = self < 0 ? "-" : ""
        guard count > 0 else { return "\(sign)\(whole)" }
        let digits = String(fraction)
        return "\(sign)\(whole)." + String(repeating: "0", count: count - digits.count) + digits
    }

    /// The exponent of the growth, if this is the ratio of times for ten times the size.
    var exponent: Double { log10(self) }
}
