extension Drawing.Grid {
    /// Puts the grid where it stands: what was measured from its leading top corner is moved there, mirrored where lines start
    /// at the right, and cells name elements of the drawing instead of views of the grid.
    ///
    /// Views whose identities aren't in the grid yet get theirs here.
    package mutating func place(
        in frame: CGRect,
        _ direction: LayoutDirection,
        _ element: Int,
        _ elements: [Int],
        identities: [String] = []
    ) {
        func place(_ area: CGRect) -> CGRect { area.placed(in: frame, direction).drawable }
        func place(_ tracks: inout [Track], _ axis: Axis) {
            // One by one where they are: copies would take longer.
            for index in tracks.indices {
                let start = CGPoint(axis, CGFloat(tracks[index].start), across: 0)
                let size = CGSize(axis, CGFloat(tracks[index].length), across: 0)
                let area = place(CGRect(origin: start, size: size))
                tracks[index].start = Double(area.origin[axis])
                tracks[index].length = Double(area.size[axis])
            }
        }
        self.element = element
        place(&columns, .horizontal)
        place(&rows, .vertical)
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
