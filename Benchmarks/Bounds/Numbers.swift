/// Numbers that look like chance, the same ones in every run.
struct Numbers {
    private var state: UInt32 = 12345

    /// The next number below a limit.
    mutating func next(below limit: UInt32) -> UInt32 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return (state >> 16) % limit
    }

    /// Lengths of items, from 10 on.
    static func lengths(_ count: Int) -> [Double] {
        var numbers = Numbers()
        return (0..<count).map { _ in Double(10 + numbers.next(below: 80)) }
    }
}
