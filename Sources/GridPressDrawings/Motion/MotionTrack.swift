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
    /// The time for which the first state is shown before the first pass.
    package var delay: Double
    /// The time for which the first state is shown at the start of each pass.
    package var lead = 0.0
    /// The time for which the last state is shown at the end of each pass.
    package var tail = 0.0
    /// The start of each change, from the start of the first change.
    package var starts: [Double] = []
    /// The time from the start of the first change to the last state.
    package var duration = 0.0
    package var passCount: Int?
    package var autoreverses: Bool

    /// Whether the changes are shown more than once.
    package var repeats: Bool { passCount != 1 }
    /// The duration of a pass, including the time for which both ends are shown.
    package var passDuration: Double { lead + duration + tail }

    init(_ motion: Drawing.Motion, lengths: [Double]) {
        delay = motion.pause
        passCount = motion.passCount
        autoreverses = motion.autoreverses
        if repeats {
            // A pass that runs backwards starts where the previous pass ends, so both have half of the rest.
            lead = autoreverses ? motion.rest / 2 : motion.rest
            tail = lead
            delay = motion.rest - lead
        }
        for (step, length) in lengths.enumerated() {
            starts.append(duration)
            duration += length
            if step < lengths.count - 1 { duration += motion.pause }
        }
    }

    /// Returns the last change that started before a time, and its progress; `nil` before the first change.
    func progress(at time: Double, _ timings: [Drawing.Timing]) -> (step: Int, progress: Double)? {
        guard let step = timings.indices.last(where: { time >= starts[$0] }) else { return nil }
        return (step, timings[step].progress(at: time - starts[step]))
    }
}
