/// A picture that moves: all elements of all states in one tree, each with its movements.
///
/// An element that exists in several states occurs once, as in its last state. Elements that the last state lacks
/// occur as well, and are invisible at the end.
package struct MotionPlan: Sendable {
    /// All elements, each as in the last state that contains it.
    package private(set) var drawing: Drawing
    /// The movements of each element.
    package var parts: [MotionPart]
    package private(set) var schedule: MotionSchedule
    /// The smallest rectangle around everything that is painted in any state.
    package private(set) var bounds: CGRect
    /// For each element, the rectangle that it paints in all states together, in the coordinates of its parent.
    package private(set) var extents: [CGRect?]

    /// Creates a plan for a picture that moves; `nil` for a still picture.
    package init?(_ drawing: Drawing, layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases)) {
        guard let motion = drawing.motion, !motion.states.isEmpty else { return nil }
        // 1. One tree of all elements, with nodes for earlier marks that can't become later ones.
        var tree = MotionTree(drawing, motion)
        let marks = MarkRuns.split(&tree)
        let order = tree.order
        // 2. The picture of the tree.
        var places = Array(repeating: -1, count: tree.nodes.count)
        for (place, node) in order.enumerated() { places[node] = place }
        var combined = drawing
        combined.motion = nil
        combined.motionNotes = [:]
        combined.grids = []
        combined.elements = order.map { tree.element(of: $0) }
        var ends = Array(order.indices.map { $0 + 1 })
        for place in order.indices.reversed() {
            let parent = tree.nodes[order[place]].parent.map { places[$0] }
            combined.elements[place].parent = parent
            combined.elements[place].end = ends[place]
            if let parent { ends[parent] = max(ends[parent], ends[place]) }
            if tree.nodes[order[place]].markOwner != nil { combined.elements[place].becomeMark() }
        }
        // 3. The movements.
        let geometry = MotionGeometry(tree, order)
        let timings = MotionTimings(tree, motion, order)
        let builder = MotionPartBuilder(tree: tree, geometry: geometry, timings: timings, marks: marks)
        parts = order.map { builder.part(of: $0) }
        schedule = MotionSchedule(motion, lengths: Self.lengths(of: parts, motion))
        // 4. The bounds of all states.
        let painted = zip(tree.drawings, tree.visibility).map { Drawing.PaintedBounds($0, layers: layers, $1) }
        bounds = painted.dropFirst().reduce(painted[0].figure) { $0.union($1.figure) }
        extents = order.map { node in
            var extent: CGRect?
            let owner = tree.nodes[node].markOwner ?? node
            for (state, element) in tree.nodes[owner].elements.enumerated() {
                guard let element, let rect = painted[state][element] else { continue }
                extent = extent?.union(rect) ?? rect
            }
            return extent
        }
        self.drawing = combined
    }

    /// Adds the elements and the movements of the dark picture, so that both pictures move at the same time.
    mutating func append(_ dark: MotionPlan, _ motion: Drawing.Motion) {
        drawing.append(dark.drawing)
        parts += dark.parts
        extents += dark.extents
        bounds = bounds.union(dark.bounds)
        schedule = MotionSchedule(motion, lengths: Self.lengths(of: parts, motion))
    }

    /// The largest distance by which a frame edge moves, or by which a part is shifted.
    package var longestWay: Double {
        var longest = 0.0
        for part in parts {
            let last = part.frames.frames[part.frames.frames.count - 1]
            for frame in part.frames.frames {
                longest = max(
                    longest,
                    abs(frame.minX - last.minX),
                    abs(frame.minY - last.minY),
                    abs(frame.maxX - last.maxX),
                    abs(frame.maxY - last.maxY)
                )
            }
            part.forEachTrack { track in
                for pose in track.poses { longest = max(longest, abs(pose.shift.width), abs(pose.shift.height)) }
            }
        }
        return longest
    }

    /// Returns the duration of each change: the duration of its slowest part.
    private static func lengths(of parts: [MotionPart], _ motion: Drawing.Motion) -> [Double] {
        motion.states.indices.map { step in
            var length = 0.0
            for part in parts {
                part.forEachTrack { track in
                    guard track.changes(after: step) else { return }
                    length = max(length, track.timings[step].totalDuration ?? track.timings[step].once.duration)
                }
            }
            // A change that isn't visible also takes its time.
            return length > 0 ? length : motion.states[step].timing.totalDuration ?? motion.states[step].timing.duration
        }
    }
}

/// The movements of an element.
package struct MotionPart: Equatable, Sendable {
    /// The movement of the element with everything inside, including its transitions; `nil` for none.
    package var group: MotionTrack?
    /// The movement of the element's transform; `nil` for none.
    package var effect: MotionTrack?
    /// The movement of the element's clip; `nil` for none.
    package var clip: MotionTrack?
    /// The movement of the element's mark.
    package var mark = Mark.still
    /// The frame in each state.
    package var frames: MotionFrames
    /// Whether the last state lacks the element.
    package var isGone = false

    /// The movement of a mark.
    package enum Mark: Equatable, Sendable {
        case still
        case whole(MotionTrack)
        /// The movement of each line of a text.
        case lines([MotionTrack])
    }

    /// Whether the element has no movement.
    package var isStill: Bool { group == nil && effect == nil && clip == nil && mark == .still }

    /// Calls a closure with each movement of the element.
    package func forEachTrack(_ body: (MotionTrack) -> Void) {
        for track in [group, effect, clip] { if let track { body(track) } }
        switch mark {
        case .still: break
        case .whole(let track): body(track)
        case .lines(let tracks): tracks.forEach(body)
        }
    }
}

/// The frames of an element in all states, in the coordinates of the plan's drawing.
package struct MotionFrames: Equatable, Sendable {
    package var frames: [CGRect]
    package var timings: [Drawing.Timing]

    /// Returns the frame at a time, in seconds.
    package func frame(at time: Double, _ schedule: MotionSchedule) -> CGRect {
        guard let (step, progress) = schedule.progress(at: time, timings) else { return frames[0] }
        return frames[step].mixed(with: frames[step + 1], progress)
    }
}

extension Drawing.Element {
    /// Removes everything except the frame and the mark.
    ///
    /// Annotations consist only of their mark and don't change.
    fileprivate mutating func becomeMark() {
        if layer == .annotation { return }
        self = Drawing.Element(
            parent: parent,
            end: end,
            kind: .modifier("earlier"),
            frame: frame,
            mark: mark,
            layer: nil
        )
    }
}
