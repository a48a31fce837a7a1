extension MotionPlan {
    /// Returns the movements; an element has the movement that all its content shares.
    ///
    /// A card that moves, for example, has one movement, instead of one for its background and one for each text.
    package func sharedParts() -> [MotionPart] {
        var sharing = MotionSharing(drawing.elements, parts)
        sharing.share()
        return sharing.parts
    }
}

/// The movements of elements, merged if all content of an element moves alike.
private struct MotionSharing {
    /// The movement of everything inside an element.
    private enum Way: Equatable {
        /// No movement, because nothing is painted.
        case none
        case one(shifts: [CGSize], timings: [Drawing.Timing])
        case several

        static func still(_ count: Int) -> Way { .one(shifts: Array(repeating: .zero, count: count), timings: []) }

        /// Whether the content has no shared movement.
        var isStill: Bool {
            if case .one(let shifts, _) = self { shifts.allSatisfy { $0 == .zero } } else { true }
        }

        func joined(with other: Way) -> Way {
            switch (self, other) {
            case (.none, _): other
            case (_, .none): self
            case (.several, _), (_, .several): .several
            case (.one(let shifts, let timings), .one(let others, let otherTimings)):
                zip(shifts, others).allSatisfy { $0.isNear($1) } && timings == otherTimings ? self : .several
            }
        }
    }

    private let elements: [Drawing.Element]
    private(set) var parts: [MotionPart]
    private var ways: [Way]
    private let count: Int

    init(_ elements: [Drawing.Element], _ parts: [MotionPart]) {
        self.elements = elements
        self.parts = parts
        count = parts.first?.frames.frames.count ?? 1
        ways = Array(repeating: .none, count: elements.count)
    }

    mutating func share() {
        // From the inside out: the movement of the content of each element.
        for index in elements.indices.reversed() {
            var way = markWay(of: index)
            if case .clip = elements[index].effect { way = way.joined(with: self.way(of: parts[index].clip)) }
            way = way.joined(with: ways[index])
            ways[index] = outside(way, of: index)
            if let parent = elements[index].parent { ways[parent] = ways[parent].joined(with: ways[index]) }
        }
        // From the outside in: the first element whose content moves as one takes over the movement.
        var index = 0
        while index < elements.count {
            if case .one(let shifts, let timings) = ways[index], !ways[index].isStill {
                take(shifts, timings, at: index)
                index = elements[index].end
            } else {
                index += 1
            }
        }
    }

    private func way(of track: MotionTrack?) -> Way {
        guard let track else { return .still(count) }
        let shifts = track.poses.map(\.shift)
        // Content that is scaled about the origin moves by different distances.
        if track.poses.contains(where: { $0.scale != CGSize(width: 1, height: 1) }) { return .several }
        if case .path = track.poses[0].outline { return .several }
        let isStill = shifts.allSatisfy { $0.isNear(.zero) }
        return isStill ? .still(count) : .one(shifts: shifts, timings: track.timings)
    }

    private func markWay(of index: Int) -> Way {
        guard elements[index].mark.isPainted else { return .none }
        switch parts[index].mark {
        case .still: return .still(count)
        case .whole(let track): return way(of: track)
        case .lines(let tracks): return tracks.reduce(Way.none) { $0.joined(with: way(of: $1)) }
        }
    }

    /// Returns the movement of the content of an element, in the coordinates of the element's parent.
    private func outside(_ way: Way, of index: Int) -> Way {
        guard case .transform(let transform) = elements[index].effect else { return way }
        guard case .one(let shifts, let timings) = way else { return way }
        let effect = parts[index].effect
        if let effect, !way.isStill, effect.timings != timings { return .several }
        let origin = CGPoint.zero.applying(transform)
        var outside: [CGSize] = []
        for (state, shift) in shifts.enumerated() {
            let inner = effect?.poses[state].turn?.transform ?? transform
            guard abs(inner.a - transform.a) < 1e-9, abs(inner.b - transform.b) < 1e-9,
                abs(inner.c - transform.c) < 1e-9,
                abs(inner.d - transform.d) < 1e-9
            else { return .several }
            outside.append((CGPoint.zero + shift).applying(inner) - origin)
        }
        return outside.allSatisfy { $0.isNear(.zero) }
            ? .still(count) : .one(shifts: outside, timings: effect?.timings ?? timings)
    }

    /// Moves the movement of the content of an element to the element.
    private mutating func take(_ shifts: [CGSize], _ timings: [Drawing.Timing], at index: Int) {
        // A mark that is alone in its element keeps its movement, together with its other changes.
        let element = elements[index]
        if element.end == index + 1, element.effect == nil { return }
        var group = parts[index].group ?? MotionTrack(poses: shifts.map { _ in MotionPose() }, timings: timings)
        // An element whose transition has another timing keeps it, and its content moves independently.
        guard group.timings == timings else { return }
        for state in shifts.indices { group.poses[state].shift = group.poses[state].shift + shifts[state] }
        parts[index].group = group.isStill ? nil : group
        for inner in index..<element.end {
            if elements[inner].ownTransform != nil { parts[inner].effect = nil }
            parts[inner].clip?.rest()
            if let clip = parts[inner].clip, clip.isStill { parts[inner].clip = nil }
            switch parts[inner].mark {
            case .still: break
            case .whole(var track):
                track.rest()
                parts[inner].mark = track.isStill ? .still : .whole(track)
            case .lines(var tracks):
                for line in tracks.indices { tracks[line].rest() }
                parts[inner].mark = tracks.allSatisfy(\.isStill) ? .still : .lines(tracks)
            }
        }
    }
}

extension MotionTrack {
    /// Removes the shifts of all poses.
    fileprivate mutating func rest() { for state in poses.indices { poses[state].shift = .zero } }
}
