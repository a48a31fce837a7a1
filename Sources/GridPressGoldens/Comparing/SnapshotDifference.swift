/// The differences between a snapshot and its golden file.
package struct SnapshotDifference: Hashable, Sendable {
    /// The step of the comparison that found the differences.
    package var step: Step
    /// The changes in the terms of the layout, the most important first.
    package var causes: [Change] = []
    /// The moves and resizes that follow from the causes, in groups that changed alike.
    package var consequences: [Change] = []
    /// Changed lines of the file, if its layout record is missing or has no differences.
    package var rest: [Change] = []
    /// The frames of the views that are the causes; the first frames if there are many.
    package var causePlaces: [ChangedPlace] = []
    /// The frames of other views that moved or changed their size; the first frames if there are many.
    package var places: [ChangedPlace] = []

    /// The reason why a layout record can't be read; `nil` if a record is missing, or if all can be read.
    package var problem: String?

    /// A step of a comparison.
    package enum Step: String, Sendable {
        /// The comparison of the drawings in the layout records.
        case record
        /// The comparison of the lines of a picture or a page, because a layout record is missing.
        case markup
        /// The comparison of the lines of files, because the record in the golden file has another version.
        case otherVersion
        /// The comparison of the lines outside of layout records that are equal.
        case markupBesideRecord
        /// The comparison of the lines of JSON.
        case data
        /// The comparison of the lines of a text.
        case text
    }

    /// Creates an empty difference.
    init(_ step: Step) { self.step = step }

    /// Creates a difference of lines.
    init(_ lines: LineDifference, _ step: Step) {
        self.init(step)
        rest = lines.changes
        // Files whose content differs are never reported as equal.
        if rest.isEmpty, step == .otherVersion { rest = [Change(.changed, "the layout record")] }
        if rest.isEmpty, step != .text { rest = [Change(.changed, "the file")] }
    }

    /// All changes, in the order of the report.
    package var changes: [Change] { causes + consequences + rest }

    /// Whether the files are equal.
    package var isEmpty: Bool { causes.isEmpty && consequences.isEmpty && rest.isEmpty }

    /// A remark about the comparison; `nil` for none.
    package var remark: String? {
        switch step {
        case .record, .data, .text: nil
        case .markup:
            problem.map { $0 + " So the lines of the files were compared." }
                ?? "One of the files has no layout record, so their lines were compared."
        case .otherVersion:
            "The record in the golden file has another version, so the lines of the files were compared. Record the "
                + "golden file again with GRIDPRESS_RECORD=failed."
        case .markupBesideRecord:
            "Both layout records are equal, but the pictures differ, so their lines were compared."
        }
    }
}
