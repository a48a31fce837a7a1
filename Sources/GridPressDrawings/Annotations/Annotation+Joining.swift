extension [Drawing.Annotation.Part] {
    /// The parts as a picture contains them, without empty parts.
    ///
    /// Adjacent rings, rounded areas or labels of one style are joined. Horizontal and rotated labels are separated.
    package var inFewest: [Drawing.Annotation.Part] {
        var parts: [Drawing.Annotation.Part] = []
        for part in self.flatMap(\.byDirection) where !part.isEmpty {
            if let last = parts.last, let joined = last.joined(with: part) {
                parts[parts.count - 1] = joined
            } else {
                parts.append(part)
            }
        }
        return parts
    }
}

extension Drawing.Annotation.Part {
    /// The words and numbers of the part; empty for parts other than labels.
    package var labels: [Drawing.Annotation.Label] {
        guard case .labels(let labels, _) = self else { return [] }
        return labels
    }

    /// Whether the part draws nothing.
    fileprivate var isEmpty: Bool {
        switch self {
        case .lines(let lines, _): lines.isEmpty
        case .outlines(let rects, _), .areas(let rects, _, _), .hatching(let rects, _): rects.isEmpty
        case .rings(let centers, _, _): centers.isEmpty
        case .heads(let heads, _, _): heads.isEmpty
        case .labels(let labels, _): labels.isEmpty
        }
    }

    /// The part, or two parts if it has rotated labels: first the horizontal labels, then the rotated ones.
    fileprivate var byDirection: [Self] {
        guard case .labels(let labels, let style) = self, labels.contains(where: \.isTurned) else { return [self] }
        return [
            .labels(labels.filter { !$0.isTurned }, style),
            .labels(labels.filter(\.isTurned), style),
        ]
    }

    /// Returns the part joined with the next one; `nil` unless both are rings, rounded areas or labels of one style.
    fileprivate func joined(with other: Self) -> Self? {
        switch (self, other) {
        case (.rings(let first, let radius, let style), .rings(let second, let newRadius, let newStyle))
        where radius == newRadius && style == newStyle:
            .rings(first + second, radius: radius, style)
        case (.areas(let first, let color, let radius), .areas(let second, let newColor, let newRadius))
        where radius > 0 && radius == newRadius && color == newColor:
            .areas(first + second, color, cornerRadius: radius)
        case (.labels(let first, let style), .labels(let second, let newStyle))
        where style == newStyle && first.last?.isTurned == second.first?.isTurned:
            .labels(first + second, style)
        default: nil
        }
    }
}
