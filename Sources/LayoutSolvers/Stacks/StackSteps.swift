/// The steps that lead to the proposals, positions and length of a stack, along its axis.
package struct StackSteps {
    private let solver: StackSolver
    private let offer: Double?
    /// The lengths of the children.
    private let lengths: [Double]
    private let choices: StackChoices
    /// The sums of the lengths of the children measured before each position.
    private let chosenLengths: [Double]
    /// The sums of the lengths of the children declared before each child.
    private let startLengths: [Double]
    private let startGaps: [Double]

    /// The largest number of terms that a formula lists one by one.
    private static let mostTerms = 4

    /// Creates the steps of a stack from its proposal and the lengths of its children.
    package init(_ solver: StackSolver, offer: Double?, lengths: [Double], choices: StackChoices) {
        self.solver = solver
        self.offer = offer
        self.lengths = lengths
        self.choices = choices
        chosenLengths = Self.sums(choices.order.map { lengths[$0] })
        startLengths = Self.sums(lengths)
        startGaps = Self.sums(solver.gaps.enumerated().map { $0.offset == 0 ? 0 : $0.element })
    }

    private static func sums(_ numbers: [Double]) -> [Double] {
        var sums = [0.0]
        sums.reserveCapacity(numbers.count + 1)
        for number in numbers { sums.append(sums[sums.count - 1] + number) }
        return sums
    }

    /// Returns the step that leads to the proposal to a child.
    package func offerStep(_ child: Int) -> LayoutStep {
        guard let offer else { return LayoutStep(.stackNoOffer, .offer(nil)) }
        let choice = choices.choices[child]
        let earlier = choices.order.prefix(choice.place)
        var taken = [LayoutFormula.number(solver.totalGap, .gaps), .number(choice.setAside, .setAside)]
        if earlier.count > Self.mostTerms {
            taken.append(.number(chosenLengths[choice.place], .earlierViews))
        } else {
            for other in earlier { taken.append(.length(lengths[other], ofChild: other)) }
        }
        let room = LayoutFormula.without(.offer(offer), taken)
        if solver.count == 1, choice.left == 1 { return LayoutStep(.passedOn, .positive(room)) }
        var facts = [
            LayoutFormula.number(Double(choice.place + 1), .none), .number(Double(solver.count), .viewCount),
        ]
        if let limits = choice.limits { facts += [.number(limits.least, .minimum), .number(limits.most, .maximum)] }
        guard choice.left > 1 else { return LayoutStep(lastShareRule(child), .positive(room), facts: facts) }
        return LayoutStep(
            .stackShare,
            .quotient(.positive(room), .number(Double(choice.left), .viewCount)),
            facts: facts
        )
    }

    /// Returns the rule of the last child of a priority, which depends on whether children of other priorities
    /// follow.
    private func lastShareRule(_ child: Int) -> LayoutRule {
        let place = choices.choices[child].place
        guard place == solver.count - 1 else { return .stackGroupShare }
        let before = solver.priorities[choices.order[place - 1]]
        return before == solver.priorities[child] ? .stackLastShare : .stackLeastShare
    }

    /// The step that leads to the length of the stack.
    package var lengthStep: LayoutStep {
        LayoutStep(.stackLength, .total(terms(before: lengths.count, .views) + [.number(solver.totalGap, .gaps)]))
    }

    /// Returns the step that leads to the position of a child.
    package func startStep(_ child: Int) -> LayoutStep {
        guard child > 0 else { return LayoutStep(.stackFirst, .number(0, .none)) }
        return LayoutStep(
            .stackBehind,
            .total(terms(before: child, .viewsBefore) + [.number(startGaps[child + 1], .gaps)])
        )
    }

    private func terms(before end: Int, _ label: LayoutLabel) -> [LayoutFormula] {
        guard end <= Self.mostTerms else { return [.number(startLengths[end], label)] }
        return (0..<end).map { .length(lengths[$0], ofChild: $0) }
    }
}
