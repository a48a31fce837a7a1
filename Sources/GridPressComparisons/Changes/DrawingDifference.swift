/// The differences between two drawings.
package struct DrawingDifference {
    /// The author's changes, and other changes that don't follow from a change.
    package var causes: [Change] = []
    /// The consequences for the layout.
    package var consequences: [Change] = []
    /// The locations of views that moved, or were resized, added or removed; the first locations if there are many.
    package var places: [ChangedPlace] = []
    /// The locations of the causes; the first locations if there are many.
    package var causePlaces: [CausePlace] = []
    /// The part of the differences that each cause explains, in the order of ``causes``.
    ///
    /// Causes about motion, which are at the end of the list, have no weight.
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

    /// Returns the change with another subject.
    func about(_ subject: String) -> Change {
        var change = self
        change.subject = subject
        return change
    }
}
