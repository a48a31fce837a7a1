import LayoutSolvers

/// A record of a stack's division of a length: the resulting lengths, and all measurements.
struct StackRun {
    struct Measurement: Equatable {
        var child: Int
        var offer: Double?
    }

    let lengths: [Double]
    private(set) var measurements: [Measurement] = []

    /// Divides a length among children, with equal gaps.
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

    /// The measurements that determine the lengths of children, in order.
    let choices: [Measurement]

    /// The order in which children get their lengths.
    var order: [Int] { choices.map(\.child) }

    /// The length offered to each child when its length is chosen, in declaration order.
    var offers: [Double?] { choices.sorted { $0.child < $1.child }.map(\.offer) }
}
