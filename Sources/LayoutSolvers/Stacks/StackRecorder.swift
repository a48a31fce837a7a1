/// A recorder of the order in which the children of a stack choose, and of what is left for each.
@usableFromInline
package protocol StackRecorder {
    /// Notes the least length of a child of a later group, which is kept for it.
    mutating func setAside(_ length: Double, for child: Int)
    /// Notes that a child's group chooses now, and nothing is kept for it any more.
    mutating func release(_ child: Int)
    /// Notes the answers of a child to no room and to endless room.
    mutating func note(least: Double, most: Double, of child: Int)
    /// Notes that a child chooses next, and how many of its group are left, itself among them.
    mutating func choose(_ child: Int, amongLeft left: Int)
}

/// No recorder: stacks are laid out without one unless somebody asks why.
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

/// The order in which the children of a stack chose, and what was left for each.
package struct StackChoices: StackRecorder, Sendable {
    /// The choice of a child.
    package struct Choice: Sendable {
        /// Its place in the order.
        package var place: Int
        /// The number of views of its group that were left, itself among them.
        package var left: Int
        /// The room that was kept for later groups.
        package var setAside: Double
        /// Its answers to no room and to endless room; `nil` where the stack needn't know.
        package var limits: (least: Double, most: Double)?
    }

    /// The choices, by child.
    package private(set) var choices: [Choice]
    /// The children in the order in which they chose.
    package private(set) var order: [Int] = []
    private var reserved = 0.0
    private var reserves: [Double]

    /// No choices yet, of so many children.
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
