/// The timings of a picture's animations.
///
/// Each is computed once, because finding the end of a spring is slow.
private final class AnimationTimings: StoredObject {
    var timings: [Animation: Drawing.Timing] = [:]
}

extension MotionCollector {
    /// Returns the timing of an animation; `nil` without an animation.
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
    /// Returns the result of a closure inside which an animation applies to all changes; `nil` changes nothing.
    package func animating<Result>(with animation: Animation?, _ make: () -> Result) -> Result {
        guard let motion, let animation else { return make() }
        let outer = environment
        environment.motion.add(Drawing.MotionNote.NotedTiming(motion.timing(of: animation)))
        defer { environment = outer }
        return make()
    }
}
