/// The content of an animator at one of its moments: the first, or the one that a picture that moves asks for.
struct MomentView<Content: View>: PrimitiveView {
    /// One of the moments.
    struct Moment {
        let content: () -> Content
        /// Returns the timing of the way there; `nil` for at once.
        let timing: (MotionCollector) -> Drawing.Timing?
    }

    /// The moment that is shown after all of them.
    enum End {
        case again
        case first
        case last
    }

    let end: End
    /// Makes the content of a still picture.
    let still: () -> Content?
    /// Makes all moments.
    let moments: () -> [Moment]

    /// Without moments there is no node.
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
