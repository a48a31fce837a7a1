extension Drawing.Grid {
    /// Puts the grid where it stands: what was measured from its leading top corner is moved there, mirrored where lines start
    /// at the right, and cells name elements of the drawing instead of views of the grid.
    ///
    /// Views whose identities aren't in the grid yet get theirs here.
    mutating func place(
        in frame: CGRect,
        _ direction: LayoutDirection,
        _ element: Int,
        _ elements: [Int],
        identities: [String] = []
    ) {
        func place(_ area: CGRect) -> CGRect { area.placed(in: frame, direction).drawable }
        func place(_ track: Track, _ axis: Axis) -> Track {
            let size = CGSize(axis, CGFloat(track.length), across: 0)
            let area = place(CGRect(origin: CGPoint(axis, CGFloat(track.start), across: 0), size: size))
            var track = track
            track.start = Double(area.origin[axis])
            track.length = Double(area.size[axis])
            return track
        }
        self.element = element
        columns = columns.map { place($0, .horizontal) }
        rows = rows.map { place($0, .vertical) }
        for index in cells.indices {
            let position = cells[index].element
            cells[index].element = elements[position]
            if position < identities.count { cells[index].identity = identities[position] }
            cells[index].frame = place(cells[index].frame)
        }
    }
}

extension CGRect {
    /// The rectangle with every number within the limits of pictures.
    fileprivate var drawable: CGRect {
        func drawable(_ length: CGFloat) -> CGFloat {
            length.isNaN ? 0 : Swift.min(Swift.max(length, -FigureLimits.length), FigureLimits.length)
        }
        return CGRect(
            x: drawable(minX),
            y: drawable(minY),
            width: drawable(width),
            height: drawable(height)
        )
    }
}
