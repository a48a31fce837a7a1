/// The poses of a part in all states, and how it goes from each to the next.
package struct MotionTrack: Equatable, Sendable {
    /// A pose for each state.
    package var poses: [MotionPose]
    /// A timing for each change.
    package var timings: [Drawing.Timing]

    /// Whether it is the same in all states.
    package var isStill: Bool { poses.allSatisfy { $0 == poses[0] } }

    /// Returns whether it changes from one state to the next.
    package func changes(after state: Int) -> Bool { poses[state] != poses[state + 1] }

    /// Returns the pose at a time.
    package func pose(at time: Double, _ schedule: MotionSchedule) -> MotionPose {
        guard let (step, progress) = schedule.progress(at: time, timings) else { return poses[0] }
        return poses[step].mixed(with: poses[step + 1], progress)
    }
}

/// When the changes of a picture start, in seconds.
package struct MotionSchedule: Equatable, Sendable {
    /// The time before the first change, in which the first state is seen.
    package var pause: Double
    /// When each change starts, counted from the first.
    package var starts: [Double] = []
    /// The time of all changes, and of the last state before they are shown again.
    package var duration = 0.0
    package var passCount: Int?
    package var autoreverses: Bool

    /// Whether the changes are shown more than once.
    package var repeats: Bool { passCount != 1 }

    init(_ motion: Drawing.Motion, lengths: [Double]) {
        pause = motion.pause
        passCount = motion.passCount
        autoreverses = motion.autoreverses
        // Where changes are shown again, each time begins with the first state at rest.
        var time = repeats ? motion.pause : 0
        if repeats { pause = 0 }
        for (step, length) in lengths.enumerated() {
            starts.append(time)
            time += length
            if step < lengths.count - 1 { time += motion.pause }
        }
        duration = repeats ? time + motion.pause : time
    }

    /// Returns the change that started last at a time, and how far it is; `nil` before the first one.
    func progress(at time: Double, _ timings: [Drawing.Timing]) -> (step: Int, progress: Double)? {
        guard let step = timings.indices.last(where: { time >= starts[$0] }) else { return nil }
        return (step, timings[step].progress(at: time - starts[step]))
    }
}
