/// Content that goes from phase to phase, as states of a picture that moves; a still picture shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: NonisolatedView {
    private let phases: [Phase]
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    private let repeats: Bool

    /// Content that goes from phase to phase, over and over again.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, repeats: true, content: content, animation: animation)
    }

    /// Content that goes from phase to phase each time that a value changes, and ends at the first one.
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, repeats: false, content: content, animation: animation)
    }

    private init(
        _ phases: some Sequence<Phase>,
        repeats: Bool,
        content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = Array(phases.prefix(Self.most))
        self.repeats = repeats
        self.content = content
        self.animation = animation
    }

    /// The largest number of phases: a sequence may have no end.
    private static var most: Int { 1000 }

    /// The content in the phase that is drawn.
    public var body: some View {
        MomentView(end: repeats ? .again : .first, still: { phases.first.map(content) }) {
            phases.map { phase in
                MomentView.Moment(content: { content(phase) }, timing: { $0.timing(of: animation(phase)) })
            }
        }
    }
}

nonisolated extension View {
    /// Changes the view from phase to phase, over and over again, as states of a picture that moves; a still picture shows
    /// the first one.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> PhaseAnimator<Phase, Content> {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }

    /// Changes the view from phase to phase each time that a value changes, as states of a picture that moves; a still
    /// picture shows the first one.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> PhaseAnimator<Phase, Content> {
        PhaseAnimator(
            phases,
            trigger: trigger,
            content: { content(PlaceholderContentView(content: self), $0) },
            animation: animation
        )
    }
}
