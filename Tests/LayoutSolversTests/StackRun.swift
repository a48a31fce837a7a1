import LayoutSolvers

/// What happened when a stack divided a length: the answers, and every question on the way to them.
struct StackRun {
    struct Measurement: Equatable {
        var child: Int
        var offer: Double?
    }

    let lengths: [Double]
    private(set) var measurements: [Measurement] = []

    /// Divides `offer` among `children`, with the same gap between any two of them.
    init(_ children: [Child], offer: Double?, gap: Double = 0) {
        let solver = StackSolver(
            gaps: children.map { _ in gap },
            priorities: children.map(\.priority)
        )
        var measurements: [Measurement] = []
        var choices: [Measurement] = []
        lengths = solver.lengths(offer: offer) { child, offer in
            measurements.append(Measurement(child: child, offer: offer))
            return children[child].length(offer)
        } measure: { child, offer in
            measurements.append(Measurement(child: child, offer: offer))
            choices.append(Measurement(child: child, offer: offer))
            return children[child].length(offer)
        }
        self.measurements = measurements
        self.choices = choices
    }

    /// Who chose, in which order, and what each was offered.
    let choices: [Measurement]

    /// The order in which the children chose.
    var order: [Int] { choices.map(\.child) }

    /// What each child was offered when it chose, in declaration order.
    var offers: [Double?] { choices.sorted { $0.child < $1.child }.map(\.offer) }
}
