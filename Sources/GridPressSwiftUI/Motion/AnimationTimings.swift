/// The moments of the animations of a picture, each found once: a spring takes long to come to rest.
private final class AnimationTimings: StoredObject {
    var timings: [Animation: Drawing.Timing] = [:]
}

extension MotionCollector {
    /// Returns the moments of an animation; `nil` for none.
    func timing(of animation: Animation?) -> Drawing.Timing? {
        guard let animation else { return nil }
        let known = storage.object(AnimationTimings.self)
        if let timing = known.timings[animation] { return timing }
        let timing = Drawing.Timing(animation)
        known.timings[animation] = timing
        return timing
    }
}

extension NodeBuilder {
    /// Returns what a closure makes where an animation always holds; `nil` says nothing.
    package func animating<Result>(with animation: Animation?, _ make: () -> Result) -> Result {
        guard let motion, let animation else { return make() }
        let outer = environment
        environment.motion.add(Drawing.MotionNote.NotedTiming(motion.timing(of: animation)))
        defer { environment = outer }
        return make()
    }
}
