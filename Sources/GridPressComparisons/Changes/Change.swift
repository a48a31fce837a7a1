/// One thing that is different in a snapshot: what, from what, to what.
package struct Change: Hashable, Sendable {
    /// The kind of a change.
    package enum Kind: String, Hashable, Sendable {
        /// A thing of both, with a property that differs.
        case changed
        /// A new thing.
        case added
        /// A thing that is gone.
        case removed
        /// A thing at another place among its neighbors.
        case moved
    }

    /// The kind of the change.
    package var kind: Kind
    /// The thing that changed, such as `column 2 of the grid "cards"`.
    package var subject: String
    /// The property that differs, such as `width`; `nil` for the thing as a whole.
    package var property: String?
    /// The old value; `nil` if it was added.
    package var old: String?
    /// The new value; `nil` if it was removed.
    package var new: String?
    /// By how much it is more, where that is a number.
    package var difference: Double?
    /// The direct consequence, such as `width 68 → 80 (+12)`.
    package var result: String?
    /// The things that changed, if these are several.
    package var members: [String] = []
    /// The place in the golden file.
    package var location: Finding.Location?

    /// A change.
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
