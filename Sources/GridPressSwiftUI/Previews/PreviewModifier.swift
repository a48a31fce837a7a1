/// A modifier of previews, with a context that previews share.
///
///     struct SampleData: PreviewModifier {
///         static func makeSharedContext() async throws -> Library { try await Library.sample() }
///         func body(content: Content, context: Library) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleData())) { BookList() }
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the context.
    associatedtype Context = Void
    /// The type of the changed views.
    associatedtype Body: View

    /// The views of a preview that `body(content:context:)` receives.
    typealias Content = PreviewModifierContent

    /// Returns the context.
    static func makeSharedContext() async throws -> Context

    /// Returns the changed views.
    @ViewBuilder func body(content: Content, context: Context) -> Body
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
