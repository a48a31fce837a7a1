/// A modifier of previews, with a context.
///
/// GridPress makes the context each time that it makes the views of a preview.
///
/// ```swift
/// struct LargeCards: PreviewModifier {
///     static func makeSharedContext() async throws -> [String] { ["Maps", "Ink"] }
///
///     func body(content: Content, context: [String]) -> some View {
///         VStack { ForEach(context, id: \.self) { _ in content.font(.title) } }
///     }
/// }
///
/// #Preview(traits: .modifier(LargeCards())) { CardView() }
/// ```
public protocol PreviewModifier {
    /// The type of the context.
    associatedtype Context = Void
    /// The type of the changed views.
    associatedtype Body: View

    /// The views of a preview that `body(content:context:)` receives.
    typealias Content = PreviewModifierContent

    /// Returns the context that ``body(content:context:)`` receives.
    @MainActor @preconcurrency
    static func makeSharedContext() async throws -> Context

    /// Returns the changed views.
    @MainActor @preconcurrency @ViewBuilder
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Returns no context, by default.
    public static func makeSharedContext() async throws {}
}

/// The views of a preview that a modifier changes.
public struct PreviewModifierContent: NonisolatedView {
    let content: AnyView

    /// The views.
    public var body: some View { content }
}
