/// The content of an animator at one of its moments: the first moment, or the moment that a picture of several states
/// shows.
struct MomentView<Content: View>: PrimitiveView {
    /// A moment of an animator.
    struct Moment {
        let content: () -> Content
        /// A closure that returns the timing of the change to this moment; `nil` for an immediate change.
        let timing: (MotionCollector) -> Drawing.Timing?
    }

    /// The moment to show after the last moment.
    enum End {
        case again
        case first
        case last
    }

    let end: End
    /// A closure that makes the content of a still picture.
    let still: () -> Content?
    /// A closure that makes all moments.
    let moments: () -> [Moment]

    /// Whether the view makes exactly one node: without moments it makes none.
    static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) {
        guard let motion = builder.motion else {
            still()?._build(into: builder)
            return
        }
        let moments = moments()
        guard !moments.isEmpty else { return }
        let timings = moments.map { $0.timing(motion) }
        motion.report(phases: timings)
        let index = index(of: motion.phase, count: moments.count)
        builder.build(moments[index].content()) { $0.motion.add(.init(timings[index])) }
    }

    private func index(of phase: Int, count: Int) -> Int {
        if phase < count { return phase }
        switch end {
        case .again: return phase % count
        case .first: return 0
        case .last: return count - 1
        }
    }
}
