/// Sums of numbers of tracks in a row.
///
/// Where many sums are asked for, they are differences of sums from the start, and no sum costs more than another.
struct TrackSums {
    private let numbers: [Double]
    private var fromStart: [Double] = []

    /// Sums of these numbers, of which so many numbers will be asked for.
    init(_ numbers: [Double], sumCount count: Int) {
        self.numbers = numbers
        guard count > numbers.count * 4 else { return }
        fromStart = TrackGridSolver.starts(numbers)
    }

    /// The sum of some numbers in a row.
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
