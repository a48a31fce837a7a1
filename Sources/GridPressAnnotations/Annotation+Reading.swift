extension Drawing.Annotation {
    /// The rectangles around what has to be read, and what no other label should lie on: labels, the boxes around them,
    /// heads and dimension lines; not lines that only lead there.
    var readRects: [CGRect] {
        labelRects
            + parts.flatMap { part -> [CGRect] in
                switch part {
                case .heads(let heads, _, _): heads.map(\.bounds)
                case .lines(let lines, let style):
                    style.width == DimensionMetrics.lineWidth ? lines.map { $0.bounds.grown(by: 0.5) } : []
                case .labels, .areas, .outlines, .rings, .hatching: []
                }
            }
    }

    /// The rectangles around labels and the boxes around them.
    var labelRects: [CGRect] {
        parts.flatMap { part -> [CGRect] in
            switch part {
            case .labels(let labels, let style): labels.map { $0.bounds(size: style.size) }
            case .areas(let rects, _, let radius): radius > 0 ? rects : []
            case .lines, .outlines, .rings, .heads, .hatching: []
            }
        }
    }
}
