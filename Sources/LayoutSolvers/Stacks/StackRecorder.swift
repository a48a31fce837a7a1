/// A recorder of the order in which the children of a stack are measured, and of the length that is left for each.
@usableFromInline
package protocol StackRecorder {
    /// Records the minimum length of a child of a lower priority, which is reserved for it.
    mutating func setAside(_ length: Double, for child: Int)
    /// Records that a child's group is measured now, so that no length is reserved for it.
    mutating func release(_ child: Int)
    /// Records the lengths of a child for the proposals 0 and infinity.
    mutating func note(least: Double, most: Double, of child: Int)
    /// Records that a child is measured next, and the number of unmeasured children of its group, including itself.
    mutating func choose(_ child: Int, amongLeft left: Int)
}

/// A recorder that does nothing, for stacks whose layout trace isn't needed.
@frozen
@usableFromInline
package struct NoStackRecorder: StackRecorder {
    @inlinable
    package init() {}
    @inlinable
    package mutating func setAside(_ length: Double, for child: Int) {}
    @inlinable
    package mutating func release(_ child: Int) {}
    @inlinable
    package mutating func note(least: Double, most: Double, of child: Int) {}
    @inlinable
    package mutating func choose(_ child: Int, amongLeft left: Int) {}
}

/// The order in which the children of a stack were measured, and the length that was left for each.
package struct StackChoices: StackRecorder, Sendable {
    /// The recorded values of a child.
    package struct Choice: Sendable {
        /// The child's position in the order.
        package var place: Int
        /// The number of children of its group that weren't measured yet, including itself.
        package var left: Int
        /// The length that was reserved for lower priorities.
        package var setAside: Double
        /// The lengths for the proposals 0 and infinity; `nil` if the stack didn't need them.
        package var limits: (least: Double, most: Double)?
    }

    /// The recorded values of each child.
    package private(set) var choices: [Choice]
    /// The children in the order in which they were measured.
    package private(set) var order: [Int] = []
    private var reserved = 0.0
    private var reserves: [Double]

    /// Creates a recorder for a number of children.
    package init(count: Int) {
        choices = Array(repeating: Choice(place: 0, left: 1, setAside: 0), count: count)
        reserves = Array(repeating: 0, count: count)
    }

    package mutating func setAside(_ length: Double, for child: Int) {
        reserves[child] = length
        reserved += length
    }

    package mutating func release(_ child: Int) { reserved -= reserves[child] }

    package mutating func note(least: Double, most: Double, of child: Int) { choices[child].limits = (least, most) }

    package mutating func choose(_ child: Int, amongLeft left: Int) {
        choices[child].place = order.count
        choices[child].left = left
        choices[child].setAside = reserved
        order.append(child)
    }
}
