/// A modifier that depends on the environment of the view that it modifies.
///
/// ```swift
/// struct Emphasis: EnvironmentalModifier {
///     struct Frame: ViewModifier {
///         let width: CGFloat
///
///         func body(content: Content) -> some View { content.border(.primary, width: width) }
///     }
///
///     func resolve(in environment: EnvironmentValues) -> Frame { Frame(width: environment.isEnabled ? 2 : 1) }
/// }
/// ```
public protocol EnvironmentalModifier: ViewModifier {
    /// The type of the modifier for an environment.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Returns the view with the modifier for its environment.
    public func body(content: Content) -> some View { ResolvedView(content: content, modifier: self) }
}

/// A view with the modifier for its environment.
private struct ResolvedView<Modifier: EnvironmentalModifier>: View {
    let content: Modifier.Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
