/// The sums of ranges of numbers.
///
/// If many sums are needed, they are differences of prefix sums, so that each takes constant time.
struct TrackSums {
    private let numbers: [Double]
    private var fromStart: [Double] = []

    /// Creates sums of these numbers.
    ///
    /// - Parameter count: The expected total length of all ranges, which decides whether prefix sums are computed.
    init(_ numbers: [Double], sumCount count: Int) {
        self.numbers = numbers
        guard count > numbers.count * 4 else { return }
        fromStart = TrackGridSolver.starts(numbers)
    }

    /// Returns the sum of a range of numbers.
    @inline(__always)
    func sum(_ start: Int, span: Int) -> Double {
        if !fromStart.isEmpty { return fromStart[start + span] - fromStart[start] }
        var sum = 0.0
        var index = start
        while index < start + span {
            sum += numbers[index]
            index += 1
        }
        return sum
    }
}
