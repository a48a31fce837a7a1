/// The differences between a snapshot and its golden file.
package struct SnapshotDifference: Hashable, Sendable {
    /// The changes in the words of the layout, the most telling first.
    package var causes: [Change] = []
    /// The moves and growths because of that, in groups that changed together.
    package var consequences: [Change] = []
    /// Differences in the file that don't follow from the drawings.
    package var rest: [Change] = []
    /// The places of views that moved, grew, came or went; of many, the first.
    package var places: [ChangedPlace] = []
    /// A remark about how the files were compared.
    package var remark: String?

    /// A difference with nothing in it yet.
    package init() {}

    /// Everything, in the order in which it is told.
    package var changes: [Change] { causes + consequences + rest }

    /// Whether nothing is different.
    package var isEmpty: Bool { causes.isEmpty && consequences.isEmpty && rest.isEmpty }
}
