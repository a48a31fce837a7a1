extension Drawing {
    /// An aspect of a layout that can be drawn as a separate layer above the picture.
    public enum Guide: String, Hashable, Sendable, CaseIterable {
        /// The lines between the tracks of grids, numbered from both ends.
        case trackLines = "track-lines"
        /// The lengths of tracks, as written and as computed.
        case trackSizes = "track-sizes"
        /// The gaps between tracks, hatched.
        case gaps
        /// The areas of cells.
        case cells
        /// The frames of items inside their cells, and their alignment there.
        case items
        /// The numbers of columns and rows of items that span more than one.
        case spans
        /// The space that paddings add.
        case padding
        /// The baselines of texts.
        case baselines
        /// The parts of views that extend beyond their frames.
        case overflow
        /// The size that each view was offered, and the size that it took.
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
