/// Divides a length among the children of a stack.
///
/// One axis at a time and nothing but numbers: a horizontal stack passes widths, a vertical one heights. The solver
/// asks for a child's length through closures, which take the child's index and the length offered to it along the
/// stack (`nil` asks for the ideal length, 0 for the smallest, infinity for the largest).
public struct StackSolver: Sendable {
    /// The gap before each child, of any sign and always finite; the first is not used.
    package let gaps: [Double]
    /// The sum of the gaps between the children.
    @usableFromInline package let totalGap: Double
    /// The layout priority of each child, always a number: higher ones choose first.
    @usableFromInline package let priorities: [Double]
    /// The children by descending priority, then as declared; empty where they stand in that order.
    @usableFromInline let priorityOrder: [Int32]

    /// A solver for children with these gaps before them and these priorities, both in declaration order.
    ///
    /// A gap that is not finite counts as none, and a priority that is not a number as 0, which is everyone's.
    package init(gaps: [Double], priorities: [Double]) {
        precondition(gaps.count == priorities.count, "every child needs a gap and a priority")
        // Mostly all are numbers, which one look tells, and nothing has to be copied.
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

    /// The child at a place in the order of priorities.
    @inlinable
    func child(at place: Int) -> Int { priorityOrder.isEmpty ? place : Int(priorityOrder[place]) }

    /// How many children are stacked.
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

    /// Whether no child has a higher priority than one before it, and all priorities are numbers.
    private static func isDescending(_ priorities: [Double]) -> Bool {
        guard var last = priorities.first, !last.isNaN else { return priorities.isEmpty }
        for priority in priorities {
            guard priority <= last else { return false }
            last = priority
        }
        return true
    }

    /// The length of the stack when it was offered `offer` and its children take `lengths`.
    ///
    /// A stack that fills its offer but for rounding takes just that: the offers to what is inside would differ a
    /// little with every way of adding up, and each be answered by itself.
    package func length(offer: Double?, lengths: [Double]) -> Double {
        var length = totalGap
        for childLength in lengths { length += childLength }
        guard let offer, offer.isFinite, abs(length - offer) <= offer * 1e-12 else { return length }
        return offer
    }

    /// The length that each child takes when the stack is offered `offer`, in declaration order.
    ///
    /// Every child is measured once, and its answer is its length. Probes only decide who chooses when and how much is
    /// set aside; they ask no more than that takes. No length is ever not a number or minus infinity, whatever the
    /// closures answer; an answer like that counts as 0.
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

    /// Returns the same lengths, with a recorder of what leads to each offer.
    @inlinable
    @inline(__always)
    package func lengths<Recorder: StackRecorder, Failure: Error>(
        offer: Double?,
        recorder: inout Recorder,
        probe: (_ child: Int, _ offer: Double) throws(Failure) -> Double,
        measure: (_ child: Int, _ offer: Double?) throws(Failure) -> Double
    ) throws(Failure) -> [Double] {
        // This stands in place where it is called, so that no question is a call: there are three for each child.

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
        var least = [Double](repeating: 0, count: group.upperBound < count ? count : 0)
        for place in group.upperBound..<count {
            let child = child(at: place)
            let length = try probe(child, 0).asLength
            least[child] = length
            recorder.setAside(Self.reserve(length), for: child)
            available = available.subtracting(Self.reserve(length))
        }

        while !group.isEmpty {
            // The group's own reserve is released when its turn comes.
            if group.lowerBound > 0 {
                for place in group {
                    recorder.release(child(at: place))
                    available = available.subtracting(-Self.reserve(least[child(at: place)]))
                }
            }
            // 2. Put the least flexible first.
            let order = try order(of: group, least: group.lowerBound > 0 ? least : nil, &recorder, probe)
            // 3. Share what is left among the children that are left.
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

    /// Where the run of children of one priority that starts at a place in their order lies.
    @usableFromInline
    func group(from start: Int) -> Range<Int> {
        guard start < count else { return start..<start }
        let priority = priorities[child(at: start)]
        // They descend, so the last one tells of all; mostly no priority was given at all.
        if priorities[child(at: count - 1)] == priority { return start..<count }
        var end = start
        while end < count, priorities[child(at: end)] == priority { end += 1 }
        return start..<end
    }

    /// What is set aside for a child of a later group; an endless minimum can't be.
    @inlinable
    static func reserve(_ least: Double) -> Double { least.isFinite ? least : 0 }

    /// The responses of a child to the proposals 0 and infinity.
    @usableFromInline
    struct Limits {
        @usableFromInline let least: Double
        /// How much the child can give way; one that is endless at least as well as at most can't.
        @usableFromInline let flexibility: Double

        @inlinable
        init(least: Double, most: Double) {
            self.least = least
            flexibility = least == most ? 0 : most - least
        }

        /// Whether the child chooses before another: the least flexible first, of the endless ones that which needs
        /// most; `ifEqual` is the result if they don't differ.
        @inlinable
        func precedes(_ other: Limits, ifEqual: Bool) -> Bool {
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            return flexibility == .infinity && least != other.least ? least > other.least : ifEqual
        }
    }

    /// The order in which children of one priority choose; empty where they stand in it, as one that is alone, which
    /// isn't probed for it.
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
        // Most stacks hold children of one kind, which stand in order already.
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

    /// The children of a group by their limits, then as declared.
    @usableFromInline
    func sorted(_ group: Range<Int>, by limits: [Limits]) -> [Int32] {
        var choices = group.map { place in
            (child: Int32(truncatingIfNeeded: child(at: place)), limits: limits[place - group.lowerBound])
        }
        choices.sort { $0.limits.precedes($1.limits, ifEqual: $0.child < $1.child) }
        return choices.map { $0.child }
    }
}
