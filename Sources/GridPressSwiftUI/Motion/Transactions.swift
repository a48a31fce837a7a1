/// The key of a value that goes along with a change.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value of changes that carry none.
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

    /// Performs an action at once, as every animation is over.
    public func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: () -> Void
    ) {
        completion()
    }

    /// The values that a transaction carries.
    struct Values: @unchecked Sendable {
        var all: [ObjectIdentifier: Any] = [:]
    }
}

/// Makes changes at once, whatever their transaction carries.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
