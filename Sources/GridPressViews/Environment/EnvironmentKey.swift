/// The key of a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
}
