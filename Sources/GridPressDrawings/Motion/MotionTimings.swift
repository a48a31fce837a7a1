/// The timing of each element in each change.
struct MotionTimings {
    private let count: Int
    private var timings: [Drawing.Timing]

    init(_ tree: MotionTree, _ motion: Drawing.Motion, _ order: [Int]) {
        count = motion.states.count
        timings = Array(repeating: .immediate, count: tree.nodes.count * count)
        guard tree.drawings.contains(where: { !$0.motionNotes.isEmpty }) else {
            for node in tree.nodes.indices {
                for step in 0..<count { timings[node * count + step] = motion.states[step].timing.plain }
            }
            return
        }
        for node in order {
            let parent = tree.nodes[node].markOwner ?? tree.nodes[node].parent
            for step in 0..<count {
                let around = parent.map { timing(of: $0, in: step) } ?? motion.states[step].timing.plain
                timings[node * count + step] =
                    Self.timing(
                        tree.note(of: node, in: step),
                        tree.note(of: node, in: step + 1),
                        motion.states[step].timing.plain
                    ) ?? around
            }
        }
    }

    /// Returns the innermost timing that applies, or `ordinary` if none applies; `nil` for a view without a note.
    private static func timing(
        _ old: Drawing.MotionNote?,
        _ new: Drawing.MotionNote?,
        _ ordinary: Drawing.Timing
    ) -> Drawing.Timing? {
        guard let note = new ?? old else { return nil }
        for (index, noted) in note.timings.enumerated().reversed() {
            if noted.value != nil {
                // A view that appears or disappears has no changed value.
                guard let old, let new, old.timings.indices.contains(index), new.timings.indices.contains(index),
                    old.timings[index].value != new.timings[index].value
                else { continue }
            }
            return noted.timing?.plain ?? .immediate
        }
        return ordinary
    }

    /// Returns the timing of a node in a change.
    func timing(of node: Int, in step: Int) -> Drawing.Timing { timings[node * count + step] }
}

extension Drawing.Timing {
    /// The timing with an end.
    ///
    /// A timing that repeats forever is shown once in each pass of all changes.
    fileprivate var plain: Drawing.Timing { passCount == nil ? once : self }
}

extension MotionTree {
    /// Returns the note of the view that a node represents, or the note of the only view inside.
    func note(of node: Int, in state: Int) -> Drawing.MotionNote? { note(of: node, in: state) { _ in true } }

    /// Returns the first note that meets a condition, from the node inwards as long as there is only one element
    /// inside.
    func note(of node: Int, in state: Int, where holds: (Drawing.MotionNote) -> Bool) -> Drawing.MotionNote? {
        guard drawings.indices.contains(state), var element = nodes[node].elements[state] else { return nil }
        let drawing = drawings[state]
        while true {
            if let note = drawing.motionNotes[element], holds(note) { return note }
            let inner = element + 1
            guard inner < drawing.elements[element].end, drawing.elements[inner].end == drawing.elements[element].end
            else { return nil }
            element = inner
        }
    }
}
