/// Makes changes at once, whatever the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// The context of a change of state: in a picture of several states, its animation says how changes go.
public struct Transaction: Sendable {
    /// The animation of the change.
    public var animation: Animation?
    /// Whether views inside may not animate.
    public var disablesAnimations = false
    /// Whether the change goes on, as while a finger moves.
    public var isContinuous = false
    /// Whether the speed of the change is measured.
    public var tracksVelocity = false
    var values = Values()

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }
}

extension Binding {
    /// A binding that reads with a closure, and writes with one that receives a transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction()) })
    }

    /// Returns the same binding: a still picture shows no change.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// Returns the same binding: a still picture shows no change.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
