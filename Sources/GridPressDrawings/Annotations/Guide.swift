extension Drawing {
    /// An aspect of a layout that can be drawn as a separate layer above the picture.
    ///
    /// ```swift
    /// let svg = try figure.svg(Figure.RenderOptions(guides: [.trackLines, .gaps]))
    /// let titles = Drawing.Guide.allCases.map(\.title)
    /// ```
    public enum Guide: String, Hashable, Sendable, CaseIterable {
        /// The lines between the tracks of grids, numbered from both ends.
        case trackLines = "track-lines"
        /// The lengths of tracks, as written and as computed.
        case trackSizes = "track-sizes"
        /// The gaps between tracks, hatched.
        case gaps
        /// The areas of cells.
        case cells
        /// The frames of items that don't fill their cells, and their alignment there.
        case items
        /// The numbers of columns and rows of items that span more than one.
        case spans
        /// The space that paddings add.
        case padding
        /// The baselines that several texts share.
        case baselines
        /// The areas of content beyond frames, cells, grids and the figure, hatched.
        case overflow
        /// The sizes that grids, and named views outside of grids, were offered, and the sizes that they took.
        case proposals
    }
}

extension Drawing.Guide {
    /// The title of the guide for readers.
    public var title: String {
        switch self {
        case .trackLines: "Track lines"
        case .trackSizes: "Track sizes"
        case .gaps: "Gaps"
        case .cells: "Cells"
        case .items: "Items"
        case .spans: "Spans"
        case .padding: "Padding"
        case .baselines: "Baselines"
        case .overflow: "Overflow"
        case .proposals: "Proposals"
        }
    }
}
