/// A modifier that sets an environment value, which many of SwiftUI's modifiers are made of.
public struct _EnvironmentKeyWritingModifier<Value>: NonisolatedViewModifier {
    /// The key path of the value.
    public let keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The value.
    public let value: Value

    /// Creates a modifier that sets an environment value.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    /// Returns the view in the changed environment.
    public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
