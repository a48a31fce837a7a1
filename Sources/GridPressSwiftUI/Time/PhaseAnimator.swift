/// Content that goes from phase to phase; a still picture shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: NonisolatedView {
    private let content: Content?

    /// Content that goes from phase to phase, over and over again.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.content = phases.first { _ in true }.map(content)
    }

    /// Content that goes from phase to phase each time that a value changes.
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    /// The content in the first phase.
    public var body: some View { content }
}

nonisolated extension View {
    /// Changes the view from phase to phase, over and over again; a still picture shows the first one.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> PhaseAnimator<Phase, Content> {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }

    /// Changes the view from phase to phase each time that a value changes; a still picture shows the first one.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> PhaseAnimator<Phase, Content> {
        phaseAnimator(phases, content: content, animation: animation)
    }

    /// Draws the view as a closure changes it, without the animation.
    public func animation<Content: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> Content {
        body(PlaceholderContentView(content: self))
    }
}

/// A view that a closure gets to change.
public struct PlaceholderContentView<Value: View>: PrimitiveView {
    let content: Value

    /// Makes the nodes of the view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { content._build(into: builder) }

    /// As many as the view makes.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Value._makesOneNode }
}
