/// A child of a tested stack, with a layout priority and a length for each proposal.
struct Child: Sendable {
    var priority = 0.0
    let length: @Sendable (_ offer: Double?) -> Double

    init(priority: Double = 0, length: @escaping @Sendable (_ offer: Double?) -> Double) {
        self.priority = priority
        self.length = length
    }

    /// Creates a child that takes the offered length within limits, as a color does.
    static func flexible(_ limits: ClosedRange<Double> = 0...(.infinity), priority: Double = 0) -> Child {
        Child(priority: priority) { offer in
            min(max(offer ?? 10, limits.lowerBound), limits.upperBound)
        }
    }

    /// Creates a child that has the same length for every proposal.
    static func fixed(_ length: Double, priority: Double = 0) -> Child {
        Child(priority: priority) { _ in length }
    }

    /// A child that takes half of the offered length.
    static let half = Child { offer in (offer ?? 10) / 2 }
}
