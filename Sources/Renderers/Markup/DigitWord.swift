/// Decimal digits as the bytes of a word, the first one lowest.
///
/// They are computed side by side and stored with one move. Nothing is decided on the way: which digits a number has is
/// what no processor can foresee.
struct DigitWord {
    private let digits: UInt64

    /// The digits of a number below a thousand.
    @inline(__always)
    init(threeDigits value: UInt64) {
        let value = UInt32(truncatingIfNeeded: value)
        let tens = value / 10
        let hundreds = value / 100
        digits = UInt64(hundreds | (tens &- 10 &* hundreds) << 8 | (value &- 10 &* tens) << 16)
    }

    /// The digits of a number below a million.
    @inline(__always)
    init(sixDigits value: UInt64) {
        let (high, low) = value.quotientAndRemainder(dividingBy: 1000)
        digits = DigitWord(threeDigits: high).digits | DigitWord(threeDigits: low).digits << 24
    }

    /// The digits as letters of ASCII; what stands behind them doesn't count.
    @inline(__always)
    var letters: UInt64 { digits | 0x3030_3030_3030_3030 }

    /// How many letters there are with a point before them and without the zeros at their end: none where all are zero.
    @inline(__always)
    var countBehindPoint: Int {
        let count = (71 &- (digits << 8 | 1).leadingZeroBitCount) >> 3
        return count &- (count == 1 ? 1 : 0)
    }
}
