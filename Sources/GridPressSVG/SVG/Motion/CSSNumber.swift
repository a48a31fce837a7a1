extension Double {
    /// Returns the number in CSS notation, with a maximum number of decimals and without a zero before the point.
    func css(decimals: Int = 3) -> String {
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        let count = (self * factor).rounded()
        guard count.isFinite, abs(count) < 1e15, count != 0 else { return "0" }
        let whole = Int(abs(count))
        let (integer, rest) = whole.quotientAndRemainder(dividingBy: Int(factor))
        var text = count < 0 ? "-" : ""
        if integer > 0 || rest == 0 { text += "\(integer)" }
        if rest > 0 {
            let digits = String(rest)
            text += "." + String(repeating: "0", count: decimals - digits.count) + digits
            while text.last == "0" { text.removeLast() }
        }
        return text
    }

    /// The number as a length in pixels.
    var cssPixels: String {
        let number = css()
        return number == "0" ? "0px" : number + "px"
    }
}
