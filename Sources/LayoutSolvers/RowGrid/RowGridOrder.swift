/// The flexibility of a cell in a row grid, along both axes together.
package struct RowGridFlexibility: Equatable, Sendable {
    /// The number of axes along which the cell takes any proposed length.
    let endlessAxes: Int
    /// The sum of its maximum lengths minus its minimum lengths; along infinite axes, only the minimum is subtracted.
    let slack: Double
    /// Whether the cell is proposed no share along an axis, as with `gridCellUnsizedAxes(_:)`.
    let isUnsized: Bool

    /// Creates the flexibility of a cell from its minimum and maximum sizes.
    ///
    /// An axis without a proposal isn't counted, because the cell takes its ideal length there.
    package init(
        least: RowGridSize,
        most: RowGridSize,
        hasWidth: Bool,
        hasHeight: Bool,
        isUnsized: Bool
    ) {
        var endlessAxes = 0
        var slack = 0.0
        func add(_ least: Double, _ most: Double) {
            let least = Swift.max(least.asLength, 0)
            let most = Swift.max(most.asLength, least)
            // A cell whose minimum length is infinite isn't flexible.
            guard least < .infinity else { return }
            if most == .infinity {
                endlessAxes += 1
                slack -= least
            } else {
                slack += most - least
            }
        }
        if hasWidth { add(least.width, most.width) }
        if hasHeight { add(least.height, most.height) }
        self.endlessAxes = endlessAxes
        self.slack = slack
        self.isUnsized = isUnsized
    }

    /// Returns whether a cell is measured before another of its priority; `ifEqual` is the result if they don't
    /// differ.
    func precedes(_ other: RowGridFlexibility, ifEqual: Bool) -> Bool {
        if endlessAxes != other.endlessAxes { return endlessAxes < other.endlessAxes }
        if slack != other.slack { return slack < other.slack }
        return isUnsized == other.isUnsized ? ifEqual : !isUnsized
    }
}

/// The order in which the cells of a row grid are measured.
///
/// Cells of a higher layout priority come first, and of equal priority the least flexible cells. Cells of equal
/// priority and flexibility are a group, in the order of their declaration.
package struct RowGridOrder: Equatable, Sendable {
    // Most grids are small and have few kinds of cells, so parts that aren't needed are empty, and all share one
    // list.
    private let count: Int
    /// Three lists in one: the cells by position, the end of each group, and the number of groups of each priority.
    ///
    /// The first list is empty for declaration order, the second for one group, and the third for one priority.
    private let list: [Int32]
    private let firstGroup: Int
    private let firstLevel: Int

    /// Creates the order of cells that are all one group.
    package init(ofEqual count: Int) { self.init(count, cells: [], groups: [], levels: []) }

    private init(_ count: Int, cells: [Int32], groups: [Int32], levels: [Int32]) {
        self.count = count
        list = groups.isEmpty ? [] : cells + groups + levels
        firstGroup = cells.count
        firstLevel = cells.count + groups.count
    }

    /// The number of groups.
    private var groupCount: Int { list.isEmpty ? Swift.min(count, 1) : firstLevel - firstGroup }

    /// The number of priorities.
    var levelCount: Int { firstLevel == list.count ? Swift.min(count, 1) : list.count - firstLevel }

    /// Returns the groups of a priority, which follow the groups of the previous priority.
    func groups(ofLevel level: Int, from start: Int) -> Range<Int> {
        start..<start + (firstLevel == list.count ? groupCount : Int(list[firstLevel + level]))
    }

    /// Returns the position after the last cell of a group.
    func end(ofGroup group: Int) -> Int { list.isEmpty ? count : Int(list[firstGroup + group]) }

    /// Creates the order of cells with these priorities and flexibilities.
    ///
    /// A priority that is not a number counts as 0.
    package init(count: Int, priority: (Int) -> Double, flexibility: (Int) -> RowGridFlexibility) {
        func choice(_ cell: Int) -> Choice {
            let priority = priority(cell)
            return Choice(priority: priority.isNaN ? 0 : priority, flexibility: flexibility(cell))
        }
        // 1. Most grids have one or a few kinds of cells: the kinds are sorted, and the cells counted into them.
        if count > 0 {
            let first = choice(0)
            var same = 1
            while same < count, choice(same) == first { same += 1 }
            if same == count {
                self = RowGridOrder(ofEqual: count)
                return
            }
        }
        if let order = RowGridOrder(ofFewKinds: count, choice) {
            self = order
            return
        }
        // 2. Others are sorted cell by cell.
        var choices: [(cell: Int32, choice: Choice)] = []
        choices.reserveCapacity(count)
        for cell in 0..<count { choices.append((Int32(truncatingIfNeeded: cell), choice(cell))) }
        choices.sort { $0.choice.precedes($1.choice, ifEqual: $0.cell < $1.cell) }
        var (groups, levels): ([Int32], [Int32]) = ([], [])
        for place in choices.indices {
            let isNewLevel = place == 0 || choices[place].choice.priority != choices[place - 1].choice.priority
            if isNewLevel || choices[place].choice.flexibility != choices[place - 1].choice.flexibility {
                if isNewLevel { levels.append(0) }
                levels[levels.count - 1] += 1
                groups.append(0)
            }
            groups[groups.count - 1] = Int32(place + 1)
        }
        self.init(count, cells: choices.map { $0.cell }, groups: groups, levels: levels.count > 1 ? levels : [])
    }

    /// The sort key of a cell.
    private struct Choice: Equatable {
        var priority: Double
        var flexibility: RowGridFlexibility

        func precedes(_ other: Choice, ifEqual: Bool) -> Bool {
            priority == other.priority
                ? flexibility.precedes(other.flexibility, ifEqual: ifEqual) : priority > other.priority
        }
    }

    /// The largest number of kinds of cells for the counting sort.
    private static let mostKinds = 40

    /// Creates the order of cells of a few kinds; `nil` if there are more than ``mostKinds``.
    private init?(ofFewKinds count: Int, _ choice: (Int) -> Choice) {
        // a. The kind of each cell, which usually is the kind of the cell before it.
        var kinds: [Choice] = []
        var counts: [Int32] = []
        var kindOfCell: [UInt8] = []
        kindOfCell.reserveCapacity(count)
        var last = 0
        for cell in 0..<count {
            let choice = choice(cell)
            if kinds.isEmpty || kinds[last] != choice {
                last = 0
                while last < kinds.count, kinds[last] != choice { last += 1 }
                if last == kinds.count {
                    guard kinds.count < Self.mostKinds else { return nil }
                    kinds.append(choice)
                    counts.append(0)
                }
            }
            counts[last] += 1
            kindOfCell.append(UInt8(truncatingIfNeeded: last))
        }
        // b. Each kind is a group.
        let sorted = kinds.indices.sorted { kinds[$0].precedes(kinds[$1], ifEqual: $0 < $1) }
        var (groups, levels): ([Int32], [Int32]) = ([], [])
        var starts = counts
        var end: Int32 = 0
        for (place, kind) in sorted.enumerated() {
            if place == 0 || kinds[kind].priority != kinds[sorted[place - 1]].priority { levels.append(0) }
            levels[levels.count - 1] += 1
            starts[kind] = end
            end += counts[kind]
            groups.append(end)
        }
        // c. The cells of each kind, as declared.
        var cells: [Int32] = []
        if kinds.count > 1 {
            cells = [Int32](repeating: 0, count: count)
            for cell in 0..<count {
                let kind = Int(kindOfCell[cell])
                cells[Int(starts[kind])] = Int32(truncatingIfNeeded: cell)
                starts[kind] += 1
            }
        }
        self.init(count, cells: cells, groups: groups, levels: levels.count > 1 ? levels : [])
    }

    /// Returns the cell at a position.
    func cell(at place: Int) -> Int { firstGroup == 0 ? place : Int(list[place]) }

    /// The cells, group by group.
    package var cellsByGroup: [[Int]] {
        var start = 0
        return (0..<groupCount).map { group in
            let end = end(ofGroup: group)
            defer { start = end }
            return (start..<end).map { cell(at: $0) }
        }
    }
}
