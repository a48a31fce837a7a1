/// The key of a value in a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value in transactions that don't set it.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The value of a key.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values.all[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values.all[ObjectIdentifier(key)] = .some(newValue) }
    }

    /// Performs a closure at once, because a picture has no running animations.
    public func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: () -> Void
    ) {
        completion()
    }

    /// The values of a transaction.
    struct Values: @unchecked Sendable {
        var all: [ObjectIdentifier: Any] = [:]
    }
}

/// Performs a closure at once, without an animation.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
