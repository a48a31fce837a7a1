/// Performs a closure at once, without an animation.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// The context of a state change.
///
/// In a picture of several states, its animation sets the timing of the change.
public struct Transaction: Sendable {
    /// The animation of the change; `nil` for none.
    public var animation: Animation?
    /// A Boolean value that indicates whether animations of views inside are disabled.
    public var disablesAnimations = false
    /// A Boolean value that indicates whether the change is continuous, such as during a drag.
    ///
    /// It has no effect.
    public var isContinuous = false
    /// A Boolean value that indicates whether the velocity of the change is tracked.
    ///
    /// It has no effect.
    public var tracksVelocity = false
    var values = Values()

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }
}

extension Binding {
    /// Creates a binding that reads with a closure, and writes with a closure that receives a transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction()) })
    }

    /// The transaction of changes; always a new one.
    public var transaction: Transaction {
        get { Transaction() }
        nonmutating set {}
    }

    /// Returns the binding unchanged: setting it shows no animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// Returns the binding unchanged: setting it shows no animation.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
