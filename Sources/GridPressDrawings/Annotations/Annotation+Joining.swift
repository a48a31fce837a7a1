extension [Drawing.Annotation.Part] {
    /// The parts without empty ones, with neighbors of one style joined, and with labels parted by their direction: as
    /// a picture says them.
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
    /// The words and numbers among it.
    package var labels: [Drawing.Annotation.Label] {
        guard case .labels(let labels, _) = self else { return [] }
        return labels
    }

    /// Whether nothing is drawn.
    fileprivate var isEmpty: Bool {
        switch self {
        case .lines(let lines, _): lines.isEmpty
        case .outlines(let rects, _), .areas(let rects, _, _), .hatching(let rects, _): rects.isEmpty
        case .rings(let centers, _, _): centers.isEmpty
        case .heads(let heads, _, _): heads.isEmpty
        case .labels(let labels, _): labels.isEmpty
        }
    }

    /// The part, or two if it has labels in both directions.
    fileprivate var byDirection: [Self] {
        guard case .labels(let labels, let style) = self, labels.contains(where: \.isTurned) else { return [self] }
        return [
            .labels(labels.filter { !$0.isTurned }, style),
            .labels(labels.filter(\.isTurned), style),
        ]
    }

    /// Returns the part together with one above it of the same kind and style; `nil` if there are two.
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
