/// A container that shows content in several phases, as the states of a picture.
///
/// A still picture shows the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: NonisolatedView {
    private let phases: [Phase]
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    private let repeats: Bool

    /// Creates an animator that repeats its phases.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, repeats: true, content: content, animation: animation)
    }

    /// Creates an animator that goes through its phases when a value changes, and ends at the first phase.
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

    /// The largest number of phases, because a sequence may be infinite.
    private static var most: Int { 1000 }

    /// The content of the current phase.
    public var body: some View {
        MomentView(end: repeats ? .again : .first, still: { phases.first.map(content) }) {
            phases.map { phase in
                MomentView.Moment(content: { content(phase) }, timing: { $0.timing(of: animation(phase)) })
            }
        }
    }
}

nonisolated extension View {
    /// Animates the view through phases repeatedly, as the states of a picture.
    ///
    /// A still picture shows the first phase.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> PhaseAnimator<Phase, Content> {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }

    /// Animates the view through phases when a value changes, as the states of a picture.
    ///
    /// A still picture shows the first phase.
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
