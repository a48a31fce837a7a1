/// Divides a length among the children of a stack.
///
/// One axis at a time and nothing but numbers: a horizontal stack passes widths, a vertical one heights. The solver
/// asks for a child's length through closures, which take the child's index and the length offered to it along the
/// stack (`nil` asks for the ideal length, 0 for the smallest, infinity for the largest).
public struct StackSolver: Sendable {
    /// The gap before each child, of any sign and always finite; the first is not used.
    public let gaps: [Double]
    /// The layout priority of each child, always a number: higher ones choose first.
    public let priorities: [Double]
    /// The children by descending priority, then as declared.
    private let urgency: [Int]

    /// A solver for children with these gaps before them and these priorities, both in declaration order.
    ///
    /// A gap that is not finite counts as none, and a priority that is not a number as 0, which is everyone's.
    public init(gaps: [Double], priorities: [Double]) {
        precondition(gaps.count == priorities.count, "every child needs a gap and a priority")
        self.gaps = gaps.map { $0.isFinite ? $0 : 0 }
        let priorities = priorities.map { $0.isNaN ? 0 : $0 }
        self.priorities = priorities
        urgency = Self.sorted(Array(priorities.indices)) { a, b in
            priorities[a] != priorities[b] ? priorities[a] > priorities[b] : a < b
        }
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

    /// The length of the stack when it was offered `offer` and its children take `lengths`.
    ///
    /// A stack that fills its offer but for rounding takes just that: the offers to what is inside would differ a
    /// little with every way of adding up, and each be answered by itself.
    public func length(offer: Double?, lengths: [Double]) -> Double {
        var length = totalGap
        for own in lengths { length += own }
        guard let offer, offer.isFinite, abs(length - offer) <= offer * 1e-12 else { return length }
        return offer
    }

    /// The length that each child takes when the stack is offered `offer`, in declaration order.
    ///
    /// Every child is measured once, and its answer is its length. Probes only decide who chooses when and how much is
    /// set aside; they ask no more than that takes. No length is ever not a number or minus infinity, whatever the
    /// closures answer; an answer like that counts as 0.
    public func lengths<Failure: Error>(
        offer: Double?,
        probe: (_ child: Int, _ offer: Double) throws(Failure) -> Double,
        measure: (_ child: Int, _ offer: Double?) throws(Failure) -> Double
    ) throws(Failure) -> [Double] {
        // Without an offer every child takes its ideal length.
        guard let offer else {
            var lengths: [Double] = []
            lengths.reserveCapacity(count)
            for child in 0..<count { lengths.append(try measure(child, nil).asLength) }
            return lengths
        }
        var lengths = [Double](repeating: 0, count: count)
        var available = offer.asOffer.subtracting(totalGap)
        // 1. While a group of one priority chooses, the smallest lengths of all groups after it are set aside.
        var group = group(from: 0)
        var least: [Double?] = priorities.map { _ in nil }
        for child in urgency[group.upperBound...] {
            let length = try probe(child, 0).asLength
            least[child] = length
            available = available.subtracting(Self.reserve(length))
        }

        while !group.isEmpty {
            // The group's own reserve is released when its turn comes.
            if group.lowerBound > 0 {
                for child in urgency[group] { available = available.subtracting(-Self.reserve(least[child] ?? 0)) }
            }
            // 2. Put the least flexible first.
            let order = try order(of: urgency[group], least: least, probe)
            // 3. Share what is left among the children that are left.
            for (position, child) in order.enumerated() {
                let share = (available / Double(order.count - position)).asOffer
                lengths[child] = try measure(child, share).asLength
                available = available.subtracting(lengths[child])
            }
            group = self.group(from: group.upperBound)
        }
        return lengths
    }

    /// Where the run of children of one priority that starts at a position of `urgency` lies.
    private func group(from start: Int) -> Range<Int> {
        var end = start
        while end < count, priorities[urgency[end]] == priorities[urgency[start]] { end += 1 }
        return start..<end
    }

    /// What is set aside for a child of a later group; an endless minimum can't be.
    private static func reserve(_ least: Double) -> Double { least.isFinite ? least : 0 }

    /// How a child answers to the offers 0 and infinity.
    private struct Limits {
        var child: Int
        var least: Double
        var most: Double

        /// How much the child can give way; one that is endless at least as well as at most can't.
        var flexibility: Double { least == most ? 0 : most - least }

        /// Whether the child chooses before another: flexibility ascending, then as declared.
        func precedes(_ other: Limits) -> Bool {
            if flexibility == .infinity, other.flexibility == .infinity, least != other.least {
                return least > other.least
            }
            return flexibility != other.flexibility ? flexibility < other.flexibility : child < other.child
        }
    }

    /// The order in which children of one priority choose; one that is alone isn't probed for it.
    private func order<Failure: Error>(
        of group: ArraySlice<Int>,
        least known: [Double?],
        _ probe: (_ child: Int, _ offer: Double) throws(Failure) -> Double
    ) throws(Failure) -> [Int] {
        guard group.count > 1 else { return Array(group) }
        var limits: [Limits] = []
        limits.reserveCapacity(group.count)
        for child in group {
            let least = if let least = known[child] { least } else { try probe(child, 0).asLength }
            limits.append(Limits(child: child, least: least, most: try probe(child, .infinity).asLength))
        }
        return Self.sorted(limits) { $0.precedes($1) }.map { $0.child }
    }

    /// The elements in order; most stacks hold children of one kind, which stand in order already.
    private static func sorted<Element>(_ list: [Element], by precedes: (Element, Element) -> Bool) -> [Element] {
        var index = 1
        while index < list.count {
            if !precedes(list[index - 1], list[index]) { return list.sorted(by: precedes) }
            index += 1
        }
        return list
    }
}
