/// A builder of the movements of elements.
struct MotionPartBuilder {
    let tree: MotionTree
    let geometry: MotionGeometry
    let timings: MotionTimings
    let marks: MarkRuns

    private var states: Range<Int> { tree.drawings.indices }

    /// Returns the movements of the element that a node represents.
    func part(of node: Int) -> MotionPart {
        let steps = states.dropLast().map { timings.timing(of: node, in: $0) }
        var part = MotionPart(
            frames: MotionFrames(frames: states.map { geometry.frame(of: node, in: $0) }, timings: steps)
        )
        part.isGone = tree.nodes[node].states.upperBound < tree.last
        if tree.nodes[node].markOwner == nil {
            part.group = track(groupPoses(of: node), transitionTimings(of: node, steps))
            part.effect = turnPoses(of: node).flatMap { track($0, steps) }
            part.clip = clipPoses(of: node).flatMap { track($0, steps) }
        }
        part.mark = mark(of: node, steps)
        return part
    }

    private func track(_ poses: [MotionPose], _ timings: [Drawing.Timing]) -> MotionTrack? {
        let track = MotionTrack(poses: poses, timings: timings)
        return track.isStill ? nil : track
    }

    // MARK: Coming and going

    /// Returns the poses of an element with everything inside: its transitions, and the opacity of its effect.
    private func groupPoses(of node: Int) -> [MotionPose] {
        var poses = states.map { comingPose(of: node, in: $0) }
        let opacities = states.map { opacity(of: node, in: $0) }
        if opacities.contains(where: { $0 != opacities[0] })
            || opacities[0] != 1 && poses.contains(where: { $0.opacity != 1 })
        {
            for state in states { poses[state].opacity *= opacities[state] }
        }
        return poses
    }

    private func opacity(of node: Int, in state: Int) -> Double {
        let range = tree.nodes[node].states
        // In states with the content but without the effect, the content is opaque.
        if tree.nodes[node].statesOfContent.contains(state) { return 1 }
        let nearest = range.nearest(to: state)
        guard case .opacity(let opacity) = tree.element(of: node, in: nearest)?.effect else { return 1 }
        return min(max(opacity, 0), 1)
    }

    private func comingPose(of node: Int, in state: Int) -> MotionPose {
        let range = tree.nodes[node].states
        guard !tree.isThere(node, in: state) else { return MotionPose() }
        if let parent = tree.nodes[node].parent, !tree.isThere(parent, in: state) {
            // The element appears and disappears with the element around it, or disappeared earlier.
            let around = tree.nodes[parent].states
            return comingPose(of: node, in: around.nearest(to: state))
        }
        let isComing = state < range.lowerBound
        let transition = transition(of: node, isComing: isComing)
        let pose = isComing ? transition.insertion : transition.removal
        let frame = geometry.frame(of: node, in: range.upperBound)
        let anchor = CGPoint(x: frame.minX + frame.width * pose.anchor.x, y: frame.minY + frame.height * pose.anchor.y)
        var result = MotionPose()
        result.isShown = false
        result.opacity = pose.opacity
        result.scale = CGSize(width: pose.scale, height: pose.scale)
        result.shift = CGSize(
            width: anchor.x * (1 - pose.scale) + pose.offset.width + pose.shift.width * frame.width,
            height: anchor.y * (1 - pose.scale) + pose.offset.height + pose.shift.height * frame.height
        )
        return result
    }

    private func transition(of node: Int, isComing: Bool) -> Drawing.MotionTransition {
        let range = tree.nodes[node].states
        let note = tree.note(of: node, in: isComing ? range.lowerBound : range.upperBound) { $0.transition != nil }
        return note?.transition ?? .opacity
    }

    private func transitionTimings(of node: Int, _ steps: [Drawing.Timing]) -> [Drawing.Timing] {
        let range = tree.nodes[node].states
        var timings = steps
        if range.lowerBound > 0, let timing = transition(of: node, isComing: true).timing {
            timings[range.lowerBound - 1] = timing
        }
        if range.upperBound < tree.last, let timing = transition(of: node, isComing: false).timing {
            timings[range.upperBound] = timing
        }
        return timings
    }

    // MARK: Effects

    private func turnPoses(of node: Int) -> [MotionPose]? {
        let range = tree.nodes[node].states
        let turns = states.map { state -> MotionTurn in
            let nearest = range.nearest(to: state)
            let isWithout = tree.nodes[node].statesOfContent.contains(state)
            let center = geometry.frame(of: node, in: isWithout ? state : nearest).center
            // In states with the content but without the effect, or with another effect, there is no transform.
            let transform = isWithout ? nil : tree.element(of: node, in: nearest)?.ownTransform
            return MotionTurn(transform ?? .identity, about: center)
        }
        guard tree.element(of: node).ownTransform != nil, turns.contains(where: { $0 != turns.last }) else {
            return nil
        }
        var poses = states.map { _ in MotionPose() }
        var last = turns[turns.count - 1].nearest(to: 0)
        for state in states.reversed() {
            last = turns[state].nearest(to: last.angle)
            poses[state].turn = last
        }
        return poses
    }

    private func clipPoses(of node: Int) -> [MotionPose]? {
        let range = tree.nodes[node].states
        let shapes = range.map { state -> Drawing.Mark? in
            guard case .clip(let path, _) = tree.element(of: node, in: state)?.effect else { return nil }
            return .shape(Drawing.Shape(path: path))
        }
        guard let last = shapes.last ?? nil else { return nil }
        // The last outline replaces outlines that can't change into it, from the start.
        var start = range.upperBound
        while start > range.lowerBound, let shape = shapes[start - 1 - range.lowerBound], MarkKinship.isKin(shape, last)
        {
            start -= 1
        }
        var posed = Array(start...range.upperBound)
        var known = posed.compactMap { shapes[$0 - range.lowerBound] }
        if start == range.lowerBound, case .shape(let shape) = last {
            // In states with the content but without the clip, the outline encloses the whole content.
            for state in states.prefix(start).reversed() where tree.nodes[node].statesOfContent.contains(state) {
                let path = shape.path.around(geometry.frame(of: node, in: state))
                posed.insert(state, at: 0)
                known.insert(.shape(Drawing.Shape(path: path)), at: 0)
            }
        }
        let distances = posed.map { $0 < range.lowerBound ? .zero : geometry.distance(of: node, in: $0) }
        guard case .whole(let poses) = MarkPoses(known, movedBy: distances) else { return nil }
        return states.map { state in
            let index = posed.lastIndex { $0 <= state } ?? 0
            var pose = poses[index]
            if posed[index] != state {
                let way = geometry.drift(of: node, in: state) - geometry.drift(of: node, in: posed[index])
                pose.shift = pose.shift + way
            }
            return pose
        }
    }

    // MARK: Marks

    private func mark(of node: Int, _ steps: [Drawing.Timing]) -> MotionPart.Mark {
        let owner = tree.nodes[node].markOwner ?? node
        let run = marks[node]
        guard let last = tree.element(of: owner, in: run.upperBound)?.mark, last.isPainted || owner != node else {
            return .still
        }
        let known = run.compactMap { tree.element(of: owner, in: $0)?.mark }
        let distances = run.map { geometry.distance(of: node, in: $0) }
        switch MarkPoses(known, movedBy: distances) {
        case .whole(let poses):
            let all = states.map { pose(in: $0, of: node, run, poses) }
            return track(all, steps).map { .whole($0) } ?? .still
        case .lines(let lines):
            return .lines(
                lines.map { poses in
                    MotionTrack(poses: states.map { pose(in: $0, of: node, run, poses) }, timings: steps)
                }
            )
        }
    }

    /// Returns the pose of a mark in a state, derived from the states in which the mark is drawn.
    private func pose(in state: Int, of node: Int, _ run: ClosedRange<Int>, _ poses: [MotionPose]) -> MotionPose {
        let owner = tree.nodes[node].markOwner ?? node
        let nearest = run.nearest(to: state)
        var pose = poses[nearest - run.lowerBound]
        guard nearest != state else { return pose }
        let range = tree.nodes[owner].states
        let seen = range.nearest(to: state)
        if seen != nearest {
            // 1. The element has another mark in this state. This one follows the frame of the element and is
            //    invisible.
            pose = following(
                pose,
                from: geometry.frame(of: node, in: nearest),
                to: geometry.frame(of: node, in: seen),
                of: node
            )
            pose.opacity = 0
            pose.isShown = owner == node
        }
        if seen != state {
            // 2. The element doesn't exist in this state. The mark moves with the element around it.
            pose.shift = pose.shift + (geometry.drift(of: node, in: state) - geometry.drift(of: node, in: seen))
        }
        return pose
    }

    /// Returns the pose of a mark that follows the frame of its element.
    ///
    /// Texts keep their size.
    private func following(_ pose: MotionPose, from frame: CGRect, to other: CGRect, of node: Int) -> MotionPose {
        var result = pose
        let isText = if case .text = tree.element(of: node).mark { true } else { false }
        if isText || pose.outline != nil || frame.width <= 0 || frame.height <= 0 || other.width <= 0
            || other.height <= 0
        {
            result.shift = pose.shift + (other.center - frame.center)
            return result
        }
        // The scale and the shift from one frame to the other are added to the scale and the shift of the pose.
        let around = MotionPose(from: frame, to: other)
        result.scale = CGSize(
            width: pose.scale.width * around.scale.width,
            height: pose.scale.height * around.scale.height
        )
        result.shift = CGSize(
            width: pose.shift.width * around.scale.width + around.shift.width,
            height: pose.shift.height * around.scale.height + around.shift.height
        )
        return result
    }
}

extension Path {
    /// Returns an outline that encloses a rectangle: an ellipse for an ellipse, and otherwise the rectangle.
    ///
    /// A path that is neither a rectangle nor an ellipse is returned unchanged.
    fileprivate func around(_ rect: CGRect) -> Path {
        switch form {
        case .rect, .roundedRect: Path(rect)
        case .ellipse:
            // The ellipse through the corners of the rectangle.
            Path(
                ellipseIn: rect.insetBy(
                    dx: -rect.width * (2.0.squareRoot() - 1) / 2,
                    dy: -rect.height * (2.0.squareRoot() - 1) / 2
                )
            )
        case .elements: self
        }
    }
}
