/// The flexibility of a cell in a row grid, along both axes together.
package struct RowGridFlexibility: Equatable, Sendable {
    /// The number of axes along which the cell takes any length.
    let endlessAxes: Int
    /// The sum of its largest lengths less its least ones; along endless axes, only the least length is subtracted.
    let slack: Double
    /// Whether the cell is offered no share along an axis.
    let isUnsized: Bool

    /// The flexibility of a cell with these least and largest sizes.
    ///
    /// An axis without an offer isn't counted: the cell takes its ideal length there.
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
            // What is endless at least as well as at most can't give way.
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

    /// Returns whether a cell chooses before another of its priority; `ifEqual` is the result if they don't differ.
    func precedes(_ other: RowGridFlexibility, ifEqual: Bool) -> Bool {
        if endlessAxes != other.endlessAxes { return endlessAxes < other.endlessAxes }
        if slack != other.slack { return slack < other.slack }
        return isUnsized == other.isUnsized ? ifEqual : !isUnsized
    }
}

/// The order in which the cells of a row grid choose.
///
/// Cells of a higher layout priority choose first, of these the least flexible ones. Cells of one priority that are
/// equally flexible are a group, in the order of their declaration.
package struct RowGridOrder: Equatable, Sendable {
    /// The cells; empty where they choose as declared.
    private let cells: [Int32]
    /// The end of each group.
    let groups: [Int32]
    /// The number of groups of each priority.
    let levels: [Int32]

    /// The order of so many cells that are all one group.
    package init(ofEqual count: Int) {
        cells = []
        groups = count > 0 ? [Int32(count)] : []
        levels = count > 0 ? [1] : []
    }

    /// The order of cells with these priorities and this flexibility; a priority that is not a number counts as 0.
    package init(count: Int, priority: (Int) -> Double, flexibility: (Int) -> RowGridFlexibility) {
        struct Choice {
            var cell: Int32
            var priority: Double
            var flexibility: RowGridFlexibility

            func precedes(_ other: Choice, ifEqual: Bool) -> Bool {
                priority == other.priority
                    ? flexibility.precedes(other.flexibility, ifEqual: ifEqual) : priority > other.priority
            }
        }
        var choices: [Choice] = []
        choices.reserveCapacity(count)
        var isInOrder = true
        for cell in 0..<count {
            let priority = priority(cell)
            let choice = Choice(
                cell: Int32(truncatingIfNeeded: cell),
                priority: priority.isNaN ? 0 : priority,
                flexibility: flexibility(cell)
            )
            if let last = choices.last, choice.precedes(last, ifEqual: false) { isInOrder = false }
            choices.append(choice)
        }
        if !isInOrder { choices.sort { $0.precedes($1, ifEqual: $0.cell < $1.cell) } }
        var groups: [Int32] = []
        var levels: [Int32] = []
        for place in choices.indices {
            let isNewLevel = place == 0 || choices[place].priority != choices[place - 1].priority
            if isNewLevel || choices[place].flexibility != choices[place - 1].flexibility {
                if isNewLevel { levels.append(0) }
                levels[levels.count - 1] += 1
                groups.append(0)
            }
            groups[groups.count - 1] = Int32(place + 1)
        }
        cells = isInOrder ? [] : choices.map(\.cell)
        self.groups = groups
        self.levels = levels
    }

    /// Returns the cell at a place.
    func cell(at place: Int) -> Int { cells.isEmpty ? place : Int(cells[place]) }

    /// The cells, group by group.
    package var cellsByGroup: [[Int]] {
        var start = 0
        return groups.map { end in
            defer { start = Int(end) }
            return (start..<Int(end)).map(cell)
        }
    }
}
