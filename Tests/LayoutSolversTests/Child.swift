/// A child of a stack under test: how it answers to an offer, and how urgently it asks.
struct Child: Sendable {
    var priority = 0.0
    let length: @Sendable (_ offer: Double?) -> Double

    init(priority: Double = 0, length: @escaping @Sendable (_ offer: Double?) -> Double) {
        self.priority = priority
        self.length = length
    }

    /// Takes what it is offered, as a colour does, within limits.
    static func flexible(_ limits: ClosedRange<Double> = 0...(.infinity), priority: Double = 0) -> Child {
        Child(priority: priority) { offer in
            min(max(offer ?? 10, limits.lowerBound), limits.upperBound)
        }
    }

    /// Takes the same length whatever it is offered.
    static func fixed(_ length: Double, priority: Double = 0) -> Child {
        Child(priority: priority) { _ in length }
    }

    /// Takes half of what it is offered.
    static let half = Child { offer in (offer ?? 10) / 2 }
}
