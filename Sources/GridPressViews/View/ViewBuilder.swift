/// A result builder that combines the views in a closure.
@resultBuilder
public enum ViewBuilder {
    /// Returns the view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns an empty view for an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the only view of a block.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Returns the views of a block as one view.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView(repeat each content)
    }

    /// Returns the views of an `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the views of the first branch of a condition.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    /// Returns the views of the second branch of a condition.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    /// Returns the views of a `for` loop.
    ///
    /// Swift 6.3 rejects a loop whose view comes from a function that returns `some View`. Use ``ForEach`` for such
    /// views.
    public static func buildArray<Content: View>(_ content: [Content]) -> _LoopContent<Content> {
        _LoopContent(content)
    }

    /// Returns the views of an `if #available` as a type-erased view.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
