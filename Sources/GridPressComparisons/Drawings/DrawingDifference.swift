/// The differences between two drawings.
package struct DrawingDifference {
    /// The changes of what an author wrote, and others that don't follow from another change.
    package var causes: [Change] = []
    /// The consequences for the layout.
    package var consequences: [Change] = []
    /// The places of views that moved, grew, came or went; of many, the first.
    package var places: [ChangedPlace] = []
    /// The places of what explains the differences; of many, the first.
    package var causePlaces: [CausePlace] = []
    /// The number of views that each cause explains, and the area of what it is about.
    package var weights: [CauseWeight] = []

    package var isEmpty: Bool { causes.isEmpty && consequences.isEmpty }
}

extension Change {
    /// Creates the change of a length.
    static func length(_ subject: String, _ property: String?, _ old: Double, _ new: Double) -> Change {
        Change(
            .changed,
            subject,
            property,
            old: old.described,
            new: new.described,
            difference: (new - old).inThousandths
        )
    }

    /// The change without what it happened to.
    var described: String {
        var change = self
        change.subject = ""
        return change.line.trimmingPrefix(": ").trimmingPrefix(" ").description
    }

    /// Returns the same change of something else.
    func about(_ subject: String) -> Change {
        var change = self
        change.subject = subject
        return change
    }
}
