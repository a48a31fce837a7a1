/// Divides a length among the children of a stack.
///
/// One axis at a time and nothing but numbers: a horizontal stack passes widths, a vertical one heights. The solver
/// asks for a child's length through `measure`, which takes the child's index and the length offered to it along the
/// stack (`nil` asks for the ideal length, 0 for the smallest, infinity for the largest).
public struct StackSolver: Sendable {
    /// The gap before each child, of any sign and always finite; the first is not used.
    public let gaps: [Double]
    /// The layout priority of each child, always a number: higher ones choose first.
    public let priorities: [Double]

    /// A solver for children with these gaps before them and these priorities, both in declaration order.
    ///
    /// A gap that is not finite counts as none, and a priority that is not a number as 0, which is everyone's.
    public init(gaps: [Double], priorities: [Double]) {
        precondition(gaps.count == priorities.count, "every child needs a gap and a priority")
        self.gaps = gaps.map { $0.isFinite ? $0 : 0 }
        self.priorities = priorities.map { $0.isNaN ? 0 : $0 }
    }

    /// How many children are stacked.
    public var count: Int { priorities.count }

    /// The sum of the gaps between the children.
    public var totalGap: Double {
        var sum = 0.0
        var index = 1
        while index < gaps.count {
            sum += gaps[index]
            index += 1
        }
        return sum
    }

    /// The length that each child takes when the stack is offered `offer`, in declaration order.
    ///
    /// No length is ever not a number or minus infinity, whatever `measure` answers; an answer like that counts as 0.
    public func lengths<Failure: Error>(
        offer: Double?,
        measure: (_ child: Int, _ offer: Double?) throws(Failure) -> Double
    ) throws(Failure) -> [Double] {
        // Without an offer every child takes its ideal length.
        guard let offer else {
            var lengths: [Double] = []
            lengths.reserveCapacity(count)
            for child in 0..<count { lengths.append(try measure(child, nil).asLength) }
            return lengths
        }
        // 1. Probe how small and how large each child can be.
        let ranges = try ranges(measure)
        // 2. Put the least flexible first, priority by priority.
        let order = order(ranges)
        // 3. and 4. Share what is left among the children that are left.
        return try share(offer.asOffer.subtracting(totalGap), order: order, ranges: ranges, measure)
    }

    /// How a child answers to the offers 0 and infinity.
    struct Range {
        var least: Double
        var most: Double

        /// How much the child can give way; one that is endless at least as well as at most can't.
        var flexibility: Double { least == most ? 0 : most - least }
    }

    func ranges<Failure: Error>(
        _ measure: (_ child: Int, _ offer: Double?) throws(Failure) -> Double
    ) throws(Failure) -> [Range] {
        var ranges: [Range] = []
        ranges.reserveCapacity(count)
        for child in 0..<count {
            ranges.append(Range(least: try measure(child, 0).asLength, most: try measure(child, .infinity).asLength))
        }
        return ranges
    }

    /// The order in which children choose: priority descending, flexibility ascending, then as declared.
    func order(_ ranges: [Range]) -> [Int] {
        func precedes(_ a: Int, _ b: Int) -> Bool {
            if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
            let first = ranges[a].flexibility
            let second = ranges[b].flexibility
            if first == .infinity, second == .infinity, ranges[a].least != ranges[b].least {
                return ranges[a].least > ranges[b].least
            }
            if first != second { return first < second }
            return a < b
        }
        var order: [Int] = []
        order.reserveCapacity(count)
        var isOrdered = true
        for child in 0..<count {
            if child > 0, !precedes(child - 1, child) { isOrdered = false }
            order.append(child)
        }
        // Most stacks hold children of one kind, which stand in order already.
        if !isOrdered { order.sort(by: precedes) }
        return order
    }

    /// Offers each child an equal share of what is left, priority group by priority group.
    ///
    /// While a group chooses, the smallest lengths of all groups after it are set aside.
    func share<Failure: Error>(
        _ length: Double,
        order: [Int],
        ranges: [Range],
        _ measure: (_ child: Int, _ offer: Double?) throws(Failure) -> Double
    ) throws(Failure) -> [Double] {
        var lengths = [Double](repeating: 0, count: count)
        var available = length
        var groupEnd = groupEnd(from: 0, in: order)
        for child in order[groupEnd...] { available = available.subtracting(reserve(ranges[child])) }

        var groupStart = 0
        while groupStart < order.count {
            for position in groupStart..<groupEnd {
                let child = order[position]
                let share = (available / Double(groupEnd - position)).asOffer
                let taken = try measure(child, share).asLength
                lengths[child] = taken
                available = available.subtracting(taken)
            }
            // The next group's own reserve is released when its turn comes.
            groupStart = groupEnd
            groupEnd = self.groupEnd(from: groupStart, in: order)
            for child in order[groupStart..<groupEnd] {
                available = available.subtracting(-reserve(ranges[child]))
            }
        }
        return lengths
    }

    /// Where the run of equal priorities that starts at `start` ends.
    private func groupEnd(from start: Int, in order: [Int]) -> Int {
        var end = start
        while end < order.count, priorities[order[end]] == priorities[order[start]] { end += 1 }
        return end
    }

    /// What is set aside for a child of a later group; an endless minimum can't be.
    private func reserve(_ range: Range) -> Double {
        range.least.isFinite ? range.least : 0
    }
}
