/// One thing that is different in a snapshot: what, from what, to what.
package struct Change: Hashable, Sendable {
    /// The kind of a change.
    package enum Kind: String, Hashable, Sendable {
        /// It is there in both, and something about it is different.
        case changed
        /// It is new.
        case added
        /// It is gone.
        case removed
        /// It stands elsewhere among its neighbours.
        case moved
    }

    /// What happened.
    package var kind: Kind
    /// What it happened to, such as `column 2 of the grid "cards"`.
    package var subject: String
    /// What about it is different, such as `width`; `nil` where it is the whole.
    package var property: String?
    /// What it was.
    package var old: String?
    /// The new value; `nil` if it was removed.
    package var new: String?
    /// By how much it is more, where that is a number.
    package var difference: Double?
    /// What came of it at once, such as `width 68 → 80 (+12)`.
    package var result: String?
    /// What it happened to, where that is several things.
    package var members: [String] = []
    /// Where that is told in the golden file.
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
