/// The differences between two drawings.
package struct DrawingDifference {
    /// The author's changes, and others that don't follow from another change.
    package var causes: [Change] = []
    /// The consequences for the layout.
    package var consequences: [Change] = []
    /// The locations of views that moved, grew, or were added or removed; the first locations if there are many.
    package var places: [ChangedPlace] = []
    /// The locations of the causes; the first locations if there are many.
    package var causePlaces: [CausePlace] = []
    /// The number of views that each cause explains, and the area of its elements.
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

    /// The change without its subject.
    var described: String {
        var change = self
        change.subject = ""
        return change.line.trimmingPrefix(": ").trimmingPrefix(" ").description
    }

    /// Returns the same change of another subject.
    func about(_ subject: String) -> Change {
        var change = self
        change.subject = subject
        return change
    }
}
