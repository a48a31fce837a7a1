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
        for step in timings.indices.reversed() where time >= schedule.starts[step] {
            let progress = timings[step].progress(at: time - schedule.starts[step])
            return poses[step].mixed(with: poses[step + 1], progress)
        }
        return poses[0]
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

    /// Returns the time in one course of the changes for a time since the picture was loaded.
    package func timeOfCourse(at time: Double) -> Double {
        let passed = time - pause
        guard passed > 0, duration > 0 else { return 0 }
        let pass = (passed / duration + 1e-9).rounded(.down)
        if let passCount, pass >= Double(passCount) { return duration }
        let rest = passed - pass * duration
        return autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1 ? duration - rest : rest
    }
}
