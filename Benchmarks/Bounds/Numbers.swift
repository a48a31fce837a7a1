/// Pseudorandom numbers, which are the same in every run.
struct Numbers {
    private var state: UInt32 = 12345

    /// Returns the next number from 0 up to a limit.
    mutating func next(below limit: UInt32) -> UInt32 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return (state >> 16) % limit
    }

    /// Returns lengths from 10 to 89.
    static func lengths(_ count: Int) -> [Double] {
        var numbers = Numbers()
        return (0..<count).map { _ in Double(10 + numbers.next(below: 80)) }
    }
}
