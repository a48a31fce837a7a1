extension Drawing {
    /// An aspect of a layout that can be drawn as a separate layer above the picture.
    public enum Guide: String, Hashable, Sendable, CaseIterable {
        /// The lines between the tracks of grids, with their numbers from both ends.
        case trackLines = "track-lines"
        /// The lengths of tracks, as they are written and as they came out.
        case trackSizes = "track-sizes"
        /// The gaps between tracks, hatched.
        case gaps
        /// The areas of cells.
        case cells
        /// The frames of items inside their cells, and how they are aligned there.
        case items
        /// How many columns and rows items take that take more than one.
        case spans
        /// The room that paddings add.
        case padding
        /// The lines that letters stand on.
        case baselines
        /// What runs over the edges of the frame that it was given.
        case overflow
        /// Who was offered what, and what it took.
        case proposals
    }
}

extension Drawing.Guide {
    /// What people call it.
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
