/// Makes one view of the views that stand in a closure.
@resultBuilder
public enum ViewBuilder {
    /// A view as it stands.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView(repeat each content)
    }

    /// The views of an `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The views of the first branch of a condition.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    /// The views of the second branch of a condition.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    /// The views of a `for` loop.
    ///
    /// Swift 6.3 refuses a loop whose view comes from a function that returns `some View`; ``ForEach`` takes those too.
    public static func buildArray<Content: View>(_ content: [Content]) -> _LoopContent<Content> {
        _LoopContent(content)
    }

    /// The views of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
