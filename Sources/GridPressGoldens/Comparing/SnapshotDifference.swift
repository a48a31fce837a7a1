/// The differences between a snapshot and its golden file.
package struct SnapshotDifference: Hashable, Sendable {
    /// The changes in the terms of the layout, the most important first.
    package var causes: [Change] = []
    /// The moves and resizes that follow from the causes, in groups that changed alike.
    package var consequences: [Change] = []
    /// Differences in the file that don't follow from the drawings.
    package var rest: [Change] = []
    /// The frames of views that moved, changed their size, appeared or disappeared.
    ///
    /// If there are many, only the first are included.
    package var places: [ChangedPlace] = []
    /// A remark about the comparison; `nil` for none.
    package var remark: String?

    /// Creates an empty difference.
    package init() {}

    /// All changes, in the order of the report.
    package var changes: [Change] { causes + consequences + rest }

    /// Whether the files are equal.
    package var isEmpty: Bool { causes.isEmpty && consequences.isEmpty && rest.isEmpty }
}
