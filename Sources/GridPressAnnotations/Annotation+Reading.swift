extension Drawing.Annotation {
    /// The rectangles that other labels should not cover: labels, the boxes around them, arrowheads and dimension
    /// lines.
    ///
    /// Lines that only lead to labels aren't included.
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

    /// The rectangles of labels and of the boxes around them.
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
