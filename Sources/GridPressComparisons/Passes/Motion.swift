extension DrawingDifference {
    /// Adds the differences between the earlier states of two pictures, and between their motion settings.
    mutating func addMotion(from old: Drawing, to new: Drawing, in scheme: Drawing.Scheme, tolerance: Double) {
        guard old.motion != nil || new.motion != nil else { return }
        // Causes of a motion have no elements that they move.
        defer { weights += Array(repeating: CauseWeight(), count: max(causes.count - weights.count, 0)) }
        let (before, after) = (old.motion, new.motion)
        let counts = ((before?.states.count ?? 0) + 1, (after?.states.count ?? 0) + 1)
        if counts.0 != counts.1 {
            causes.append(Change(.changed, "the figure", "number of states", old: "\(counts.0)", new: "\(counts.1)"))
        }
        guard let before, let after else { return }
        tell("pause", before.pause.seconds, after.pause.seconds)
        if before.rest != before.pause || after.rest != after.pause {
            tell("rest", before.rest.seconds, after.rest.seconds)
        }
        tell("repetition", before.repetition, after.repetition)
        tell("titles of states", before.titles.joined(separator: ", "), after.titles.joined(separator: ", "))
        for (index, (state, other)) in zip(before.states, after.states).enumerated() {
            let step = "the change to state \(index + 2)"
            tell("timing", state.timing.words, other.timing.words, of: step)
            // 1. The state itself.
            let inner = DrawingComparison.difference(
                from: state.drawing,
                to: other.drawing,
                in: scheme,
                tolerance: tolerance
            )
            let place = "in state \(index + 1), "
            causes += inner.causes.map { $0.about(place + $0.subject) }
            consequences += inner.consequences.map { $0.about(place + $0.subject) }
            // 2. The matching of elements, which is a consequence of other differences.
            let (stays, stayed) = (other.staying, state.staying)
            guard state.partners != other.partners else { continue }
            let change =
                stays != stayed
                ? Change(.changed, step, "number of elements that stay", old: "\(stayed)", new: "\(stays)")
                : Change(.changed, step, "connects other elements")
            if isEmpty { causes.append(change) } else { consequences.append(change) }
        }
        func notes(_ drawing: Drawing, _ motion: Drawing.Motion) -> [[String]] {
            ([drawing] + motion.states.map(\.drawing)).map(\.motionNotes.saidValues)
        }
        if zip(notes(old, before), notes(new, after)).contains(where: !=) {
            causes.append(Change(.changed, "the figure", "has other animations or transitions of views"))
        }
    }

    private mutating func tell(_ property: String, _ old: String, _ new: String, of subject: String = "the figure") {
        if old != new { causes.append(Change(.changed, subject, property, old: old, new: new)) }
    }
}

extension [Int: Drawing.MotionNote] {
    /// The transitions and timings, in the order of elements.
    fileprivate var saidValues: [String] {
        sorted { $0.key < $1.key }.filter { $0.value.transition != nil || !$0.value.timings.isEmpty }
            .map { "\(String(describing: $0.value.transition)) \($0.value.timings.map(\.words))" }
    }
}

extension Drawing.MotionNote.NotedTiming {
    fileprivate var words: String { (timing?.words ?? "none") + (value.map { " for \($0)" } ?? "") }
}

extension Drawing.Motion.State {
    /// The number of elements that the next state also contains.
    fileprivate var staying: Int { partners.count { $0 != nil } }
}

extension Drawing.Motion {
    fileprivate var repetition: String {
        (passCount.map { $0 == 1 ? "once" : "\($0) times" } ?? "forever") + (autoreverses ? ", there and back" : "")
    }
}

extension Drawing.Timing {
    /// The timing in words.
    fileprivate var words: String {
        var words: String
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2):
            words = curve == .linear ? "linear" : "curve \([x1, y1, x2, y2].map(\.described).joined(separator: " "))"
        case .circle(let start, let end): words = "circle" + (start ? " at the start" : "") + (end ? " at the end" : "")
        case .spring(let response, let dampingRatio, let velocity):
            words = "spring of \(response.seconds), damping \(dampingRatio.described)"
            if velocity != 0 { words += ", velocity \(velocity.described)" }
        }
        words += ", \(duration.seconds)"
        if delay > 0 { words += ", after \(delay.seconds)" }
        if passCount != 1 { words += passCount.map { ", \($0) times" } ?? ", forever" }
        return words + (autoreverses ? ", there and back" : "")
    }
}

extension Double {
    fileprivate var seconds: String { "\(described) s" }
}
