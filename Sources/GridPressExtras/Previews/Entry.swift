/// Declares an environment value with its key.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .blue
///     @Entry var title: String?
/// }
///
/// Text("Welcome").environment(\.accent, .red)
/// ```
///
/// An optional value without an initial one is `nil` by default. The initial value is computed for each use. Values
/// of `Transaction`, `ContainerValues` and `FocusedValues` are declared in the same way.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GridPressMacros", type: "EntryMacro")
