extension GuidePlanner {
    /// Hatches the gaps between tracks.
    func drawGaps(in sketch: inout GuideCanvas) {
        let gaps = grids.flatMap { grid in
            grid.columns.gaps.map { gap in
                CGRect(
                    x: gap.lowerBound,
                    y: grid.rows.start,
                    width: gap.upperBound - gap.lowerBound,
                    height: grid.rows.end - grid.rows.start
                )
            }
                + grid.rows.gaps.map { gap in
                    CGRect(
                        x: grid.columns.start,
                        y: gap.lowerBound,
                        width: grid.columns.end - grid.columns.start,
                        height: gap.upperBound - gap.lowerBound
                    )
                }
        }
        sketch.add(.hatching(gaps, AnnotationPalette.guide.opacity(0.35)))
    }
}
