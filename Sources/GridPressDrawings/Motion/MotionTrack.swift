/// The poses of a part in all states, and the timings of the changes between them.
package struct MotionTrack: Equatable, Sendable {
    /// A pose for each state.
    package var poses: [MotionPose]
    /// A timing for each change.
    package var timings: [Drawing.Timing]

    /// Whether the poses are equal in all states.
    package var isStill: Bool { poses.allSatisfy { $0 == poses[0] } }

    /// Returns whether the pose changes after a state.
    package func changes(after state: Int) -> Bool { poses[state] != poses[state + 1] }

    /// Returns the pose at a time, in seconds.
    package func pose(at time: Double, _ schedule: MotionSchedule) -> MotionPose {
        guard let (step, progress) = schedule.progress(at: time, timings) else { return poses[0] }
        return poses[step].mixed(with: poses[step + 1], progress)
    }
}

/// The times at which the changes of a picture start, in seconds.
package struct MotionSchedule: Equatable, Sendable {
    /// The time for which the first state is shown before the schedule starts; 0 if the changes are repeated.
    package var pause: Double
    /// The start of each change, from the start of the schedule.
    package var starts: [Double] = []
    /// The duration of all changes, including the pause of the last state if the changes are repeated.
    package var duration = 0.0
    package var passCount: Int?
    package var autoreverses: Bool

    /// Whether the changes are shown more than once.
    package var repeats: Bool { passCount != 1 }

    init(_ motion: Drawing.Motion, lengths: [Double]) {
        pause = motion.pause
        passCount = motion.passCount
        autoreverses = motion.autoreverses
        // If the changes are repeated, each pass starts with the first state at rest.
        var time = repeats ? motion.pause : 0
        if repeats { pause = 0 }
        for (step, length) in lengths.enumerated() {
            starts.append(time)
            time += length
            if step < lengths.count - 1 { time += motion.pause }
        }
        duration = repeats ? time + motion.pause : time
    }

    /// Returns the last change that started before a time, and its progress; `nil` before the first change.
    func progress(at time: Double, _ timings: [Drawing.Timing]) -> (step: Int, progress: Double)? {
        guard let step = timings.indices.last(where: { time >= starts[$0] }) else { return nil }
        return (step, timings[step].progress(at: time - starts[step]))
    }
}
