extension SVGPainter {
    /// Returns whether an element has a movement.
    func moves(_ index: Int) -> Bool { motion?.moves(index) ?? false }

    /// Returns whether an element moves with its content, or its effect changes.
    func startsMovement(_ index: Int) -> Bool {
        guard let part = motion?.parts[index] else { return false }
        return part.group != nil || part.effect != nil
    }

    /// Returns whether the mark of an element moves by itself.
    func hasMovingMark(_ index: Int) -> Bool { motion?.parts[index].mark ?? .still != .still }

    /// Adds the movement of an element with its content to a tag.
    ///
    /// - Returns: Whether the tag is complete: a transform or a filter of the element needs another tag inside.
    mutating func takeMotion(of index: Int, into tag: inout SVGElementAttributes) -> Bool {
        guard let group = motion?.parts[index].group else { return false }
        var rest = MotionPose()
        if case .opacity(let opacity) = drawing.elements[index].effect { rest.opacity = opacity }
        tag.motion = motion?.number(of: group, rest: rest)
        tag.isGone = !(group.poses.last?.isShown ?? true)
        switch drawing.elements[index].visibleEffect {
        case nil, .hidden, .opacity, .clip, .mask: return motion?.parts[index].effect != nil
        case .transform, .blur, .shadow, .colors: return true
        }
    }

    /// Adds the changes of a transform to the tag that has it.
    mutating func takeTurn(of index: Int, into tag: inout SVGElementAttributes) {
        guard let effect = motion?.parts[index].effect else { return }
        tag.motion = motion?.number(of: effect)
    }

    /// Returns the motion class of a clip path; `nil` if it doesn't change.
    mutating func motionOfClip(at index: Int) -> Int? {
        guard let clip = motion?.parts[index].clip else { return nil }
        return motion?.number(of: clip)
    }

    /// Paints a mark that moves by itself.
    mutating func paintMovingMark(of index: Int, tag: SVGElementAttributes, into writer: inout MarkupWriter) {
        let mark = drawing.elements[index].mark
        switch motion?.parts[index].mark {
        case .whole(let track):
            paint(mark, moving: track, isOnePrimitive: analysis.primitives[index] == 1, tag: tag, into: &writer)
        case .lines(let tracks):
            guard case .text(let lines) = mark else { return }
            for (line, track) in zip(lines, tracks) where line.isPainted {
                paint(.text([line]), moving: track, isOnePrimitive: !line.isAngular, tag: tag, into: &writer)
            }
        case .still, nil: break
        }
    }

    private mutating func paint(
        _ mark: Drawing.Mark,
        moving track: MotionTrack,
        isOnePrimitive: Bool,
        tag: SVGElementAttributes,
        into writer: inout MarkupWriter
    ) {
        var tag = tag
        if !track.isStill { tag.motion = motion?.number(of: track) }
        tag.isGone = !(track.poses.last?.isShown ?? true)
        if isOnePrimitive { return paint(mark, tag: tag, into: &writer) }
        writer.begin("g")
        writer.attributes(andTitleOf: tag)
        writer.lineBreak()
        paint(mark, tag: nil, into: &writer)
        writer.end("g")
    }

    /// Writes the class of an annotation, and how it appears or disappears.
    mutating func attributes(
        of annotation: Drawing.Annotation,
        movingAs part: MotionPart?,
        to writer: inout MarkupWriter
    ) {
        var tag = SVGElementAttributes()
        tag.name = annotation.name
        if case .whole(let track) = part?.mark {
            tag.motion = motion?.number(of: track)
            tag.isGone = !(track.poses.last?.isShown ?? true)
        }
        writer.attributes(of: tag)
    }
}
