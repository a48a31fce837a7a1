/// A single difference between two snapshots.
package struct Change: Hashable, Sendable {
    /// The kind of a change.
    package enum Kind: String, Hashable, Sendable {
        /// A property differs.
        case changed
        /// Only the new snapshot has the subject.
        case added
        /// Only the old snapshot has the subject.
        case removed
        /// The subject has another position among its siblings.
        case moved
    }

    /// The kind of the change.
    package var kind: Kind
    /// The changed subject, such as `column 2 of the grid "cards"`.
    package var subject: String
    /// The changed property, such as `width`; `nil` for the subject as a whole.
    package var property: String?
    /// The old value; `nil` if the change has none, such as an addition.
    package var old: String?
    /// The new value; `nil` if the change has none, such as a removal.
    package var new: String?
    /// The new value minus the old one; `nil` if they aren't numbers.
    package var difference: Double?
    /// The direct consequence, such as `width 68 → 80 (+12)`; `nil` for none.
    package var result: String?
    /// The names of the changed subjects, if there are several.
    package var members: [String] = []
    /// The location in the golden file; `nil` if it is unknown.
    package var location: Finding.Location?

    /// Creates a change.
    package init(
        _ kind: Kind,
        _ subject: String,
        _ property: String? = nil,
        old: String? = nil,
        new: String? = nil,
        difference: Double? = nil,
        at location: Finding.Location? = nil
    ) {
        self.kind = kind
        self.subject = subject
        self.property = property
        self.old = old
        self.new = new
        self.difference = difference
        self.location = location
    }
}

extension Change {
    /// The property of a view with another position among its siblings.
    static let siblings = "among its siblings"
    /// The property of a view that is painted before or after other siblings.
    static let paintOrder = "in the paint order"
}
