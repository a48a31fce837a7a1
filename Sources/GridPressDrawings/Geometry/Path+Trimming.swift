extension Path {
    /// Returns a part of the line along the path.
    ///
    /// - Parameters:
    ///   - start: The start of the part, as a fraction of the length from 0 to 1.
    ///   - end: The end of the part, as a fraction of the length from 0 to 1.
    /// - Returns: The part; an empty path if the start isn't before the end.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        let start = start.isNaN ? 0 : min(max(start, 0), 1)
        let end = end.isNaN ? 1 : min(max(end, 0), 1)
        guard start < end else { return Path() }
        guard start > 0 || end < 1 else { return self }
        let pieces = pieces
        let lengths = pieces.map { $0.segments.map { $0.length() } }
        let total = lengths.joined().reduce(0, +)
        let kept = start * total...end * total

        var result: [Element] = []
        var passed: CGFloat = 0
        for (piece, lengths) in zip(pieces, lengths) {
            var isDrawing = false
            for (segment, length) in zip(piece.segments, lengths) {
                defer { passed += length }
                let from = max(kept.lowerBound - passed, 0)
                let to = min(kept.upperBound - passed, length)
                guard from < to else { continue }
                let part = segment.part(from: from, to: to, of: length)
                if !isDrawing { result.append(.move(to: part.start)) }
                isDrawing = true
                result.append(part.element)
            }
        }
        return Path(elements: result)
    }
}

extension PathSegment {
    /// Returns the part between two lengths along the segment.
    fileprivate func part(from: CGFloat, to: CGFloat, of length: CGFloat) -> PathSegment {
        var part = self
        var (start, end): (CGFloat, CGFloat) = (0, 1)
        if to < length {
            end = parameter(atLength: to)
            part = part.split(at: end).0
        }
        if from > 0 {
            start = parameter(atLength: from)
            part = part.split(at: start / end).1
        }
        return part
    }
}
