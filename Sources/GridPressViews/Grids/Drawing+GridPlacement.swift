extension Drawing.Grid {
    /// Moves the grid from its local coordinates to its frame in the drawing.
    ///
    /// In a right-to-left environment it is mirrored. Cells then refer to elements of the drawing instead of views of
    /// the grid.
    ///
    /// - Parameters:
    ///   - frame: The frame of the grid in the drawing.
    ///   - direction: The layout direction of the grid.
    ///   - element: The element of the grid.
    ///   - elements: The elements of the views, by their positions in the grid.
    ///   - identities: The identities of the views, for grids whose cells don't have them yet.
    package mutating func place(
        in frame: CGRect,
        _ direction: LayoutDirection,
        _ element: Int,
        _ elements: [Int],
        identities: [String] = []
    ) {
        func place(_ area: CGRect) -> CGRect { area.placed(in: frame, direction).drawable }
        func place(_ tracks: inout [Track], _ axis: Axis) {
            // The tracks are changed in place, because copying them takes longer.
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
    /// The rectangle with each number limited to what drawings allow.
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
