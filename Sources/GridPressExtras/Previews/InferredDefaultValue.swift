/// A key whose value type is inferred from a closure, for `@Entry` values without a declared type.
@_documentation(visibility: internal)
public protocol _InferredDefaultValue {
    /// The type of the value.
    associatedtype Value

    /// The closure that makes the default value.
    static var makeDefaultValue: @Sendable () -> Value { get }
}

extension _InferredDefaultValue {
    /// The default value.
    @_documentation(visibility: internal)
    public static var defaultValue: Value { makeDefaultValue() }
}
