/// A solver that divides a length among the children of a stack.
///
/// The solver works with numbers along one axis: a horizontal stack passes widths, a vertical one heights. Closures
/// measure the children; their parameters are the child's index and the proposed length. For the proposal `nil`, they
/// return the ideal length.
public struct StackSolver: Sendable {
    /// The gap before each child, finite and possibly negative; the first is not used.
    package let gaps: [Double]
    /// The sum of the gaps between the children.
    @usableFromInline package let totalGap: Double
    /// The layout priority of each child, never NaN; higher ones are measured first.
    @usableFromInline package let priorities: [Double]
    /// The children by descending priority, then in declaration order; empty if declared in that order.
    @usableFromInline let priorityOrder: [Int32]

    /// Creates a solver for children with these gaps before them and these priorities, both in declaration order.
    ///
    /// A gap that isn't finite counts as 0, and a priority that is not a number as 0, which is the default.
    package init(gaps: [Double], priorities: [Double]) {
        precondition(gaps.count == priorities.count, "every child needs a gap and a priority")
        // Usually all gaps are finite, which the sum shows, and no list is copied.
        let sum = Self.sum(ofGaps: gaps)
        if sum.isFinite, gaps.first?.isFinite ?? true {
            (self.gaps, totalGap) = (gaps, sum)
        } else {
            self.gaps = gaps.map { $0.isFinite ? $0 : 0 }
            totalGap = Self.sum(ofGaps: self.gaps)
        }
        if Self.isDescending(priorities) {
            self.priorities = priorities
            priorityOrder = []
            return
        }
        let priorities = priorities.map { $0.isNaN ? 0 : $0 }
        self.priorities = priorities
        priorityOrder = priorities.indices.map { Int32(truncatingIfNeeded: $0) }.sorted { a, b in
            let (first, second) = (priorities[Int(a)], priorities[Int(b)])
            return first != second ? first > second : a < b
        }
    }

    /// Returns the child at a position in the order of priorities.
    @inlinable
    func child(at place: Int) -> Int { priorityOrder.isEmpty ? place : Int(priorityOrder[place]) }

    /// The number of children.
    @inlinable public var count: Int { priorities.count }

    private static func sum(ofGaps gaps: [Double]) -> Double {
        var sum = 0.0
        var index = 1
        while index < gaps.count {
            sum += gaps[index]
            index += 1
        }
        return sum
    }

    /// Returns whether priorities never increase, and all are numbers.
    private static func isDescending(_ priorities: [Double]) -> Bool {
        guard var last = priorities.first, !last.isNaN else { return priorities.isEmpty }
        for priority in priorities {
            guard priority <= last else { return false }
            last = priority
        }
        return true
    }

    /// Returns the length of the stack, from its proposal and the lengths of its children.
    ///
    /// A stack whose length differs from its proposal only by a rounding error has exactly that length. Otherwise the
    /// proposals to views inside would differ slightly from each other, and each would be measured again.
    package func length(offer: Double?, lengths: [Double]) -> Double {
        var length = totalGap
        for childLength in lengths { length += childLength }
        guard let offer, offer.isFinite, abs(length - offer) <= offer * 1e-12 else { return length }
        return offer
    }

    /// Returns the length of each child, in declaration order.
    ///
    /// Each child is measured once. Probes determine the order and the reserved lengths, and are made only where
    /// needed. Lengths that are NaN or -infinity count as 0.
    ///
    /// - Parameters:
    ///   - offer: The proposed length; `nil` if unspecified.
    ///   - probe: Returns the length of a child for a proposal of 0 or infinity.
    ///   - measure: Returns the final length of a child for its proposal.
    @inlinable
    @inline(__always)
    public func lengths<Failure: Error>(
        offer: Double?,
        probe: (_ child: Int, _ offer: Double) throws(Failure) -> Double,
        measure: (_ child: Int, _ offer: Double?) throws(Failure) -> Double
    ) throws(Failure) -> [Double] {
        var recorder = NoStackRecorder()
        return try lengths(offer: offer, recorder: &recorder, probe: probe, measure: measure)
    }

    /// Returns the length of each child, in declaration order, and records the values that lead to each proposal.
    @inlinable
    @inline(__always)
    package func lengths<Recorder: StackRecorder, Failure: Error>(
        offer: Double?,
        recorder: inout Recorder,
        probe: (_ child: Int, _ offer: Double) throws(Failure) -> Double,
        measure: (_ child: Int, _ offer: Double?) throws(Failure) -> Double
    ) throws(Failure) -> [Double] {
        // Inlined into its callers, so that the closures, called three times for each child, are inlined too.

        // Without a proposal every child has its ideal length.
        guard let offer else {
            var lengths: [Double] = []
            lengths.reserveCapacity(count)
            for child in 0..<count { lengths.append(try measure(child, nil).asLength) }
            return lengths
        }
        var lengths = [Double](repeating: 0, count: count)
        var available = offer.asOffer.subtracting(totalGap)
        // 1. While a group of equal priority is measured, the minimum lengths of all groups after it are reserved.
        var group = group(from: 0)
        var least = [Double](repeating: 0, count: group.upperBound < count ? count : 0)
        for place in group.upperBound..<count {
            let child = child(at: place)
            let length = try probe(child, 0).asLength
            least[child] = length
            recorder.setAside(Self.reserve(length), for: child)
            available = available.subtracting(Self.reserve(length))
        }

        while !group.isEmpty {
            // The length reserved for the group is available again.
            if group.lowerBound > 0 {
                for place in group {
                    recorder.release(child(at: place))
                    available = available.subtracting(-Self.reserve(least[child(at: place)]))
                }
            }
            // 2. The least flexible children come first.
            let order = try order(of: group, least: group.lowerBound > 0 ? least : nil, &recorder, probe)
            // 3. The children that are left share the available length equally.
            for place in group {
                let child = order.isEmpty ? child(at: place) : Int(order[place - group.lowerBound])
                let left = group.upperBound - place
                recorder.choose(child, amongLeft: left)
                let length = try measure(child, (available / Double(left)).asOffer).asLength
                lengths[child] = length
                available = available.subtracting(length)
            }
            group = self.group(from: group.upperBound)
        }
        return lengths
    }

    /// Returns the positions of the children that have the priority of the child at `start`.
    @usableFromInline
    func group(from start: Int) -> Range<Int> {
        guard start < count else { return start..<start }
        let priority = priorities[child(at: start)]
        // Priorities descend, so the last one is enough to check; usually all are equal.
        if priorities[child(at: count - 1)] == priority { return start..<count }
        var end = start
        while end < count, priorities[child(at: end)] == priority { end += 1 }
        return start..<end
    }

    /// Returns the length that is reserved for a child of a lower priority.
    ///
    /// An infinite length can't be reserved.
    @inlinable
    static func reserve(_ least: Double) -> Double { least.isFinite ? least : 0 }

    /// The lengths of a child for the proposals 0 and infinity.
    @usableFromInline
    struct Limits {
        @usableFromInline let least: Double
        /// The difference of the two lengths; 0 if both are infinite.
        @usableFromInline let flexibility: Double

        @inlinable
        init(least: Double, most: Double) {
            self.least = least
            flexibility = least == most ? 0 : most - least
        }

        /// Returns whether the child is measured before another.
        ///
        /// The least flexible child comes first. Of infinitely flexible children, the one with the larger minimum comes
        /// first. `ifEqual` is the result if they don't differ.
        @inlinable
        func precedes(_ other: Limits, ifEqual: Bool) -> Bool {
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            return flexibility == .infinity && least != other.least ? least > other.least : ifEqual
        }
    }

    /// Returns the order in which children of one priority are measured; empty for declaration order.
    ///
    /// A single child isn't probed.
    @inlinable
    @inline(__always)
    func order<Recorder: StackRecorder, Failure: Error>(
        of group: Range<Int>,
        least known: [Double]?,
        _ recorder: inout Recorder,
        _ probe: (_ child: Int, _ offer: Double) throws(Failure) -> Double
    ) throws(Failure) -> [Int32] {
        guard group.count > 1 else { return [] }
        var limits: [Limits] = []
        limits.reserveCapacity(group.count)
        // Most stacks have children of one kind, which are in order already.
        var isInOrder = true
        var last: Limits?
        for place in group {
            let child = child(at: place)
            let least = if let known { known[child] } else { try probe(child, 0).asLength }
            let most = try probe(child, .infinity).asLength
            recorder.note(least: least, most: most, of: child)
            let childLimits = Limits(least: least, most: most)
            if let last, childLimits.precedes(last, ifEqual: false) { isInOrder = false }
            last = childLimits
            limits.append(childLimits)
        }
        return isInOrder ? [] : sorted(group, by: limits)
    }

    /// Returns the children of a group by their limits, then in declaration order.
    @usableFromInline
    func sorted(_ group: Range<Int>, by limits: [Limits]) -> [Int32] {
        var choices = group.map { place in
            (child: Int32(truncatingIfNeeded: child(at: place)), limits: limits[place - group.lowerBound])
        }
        choices.sort { $0.limits.precedes($1.limits, ifEqual: $0.child < $1.child) }
        return choices.map { $0.child }
    }
}
