/// The place of a view in two drawings, in points of each figure.
package struct ChangedPlace: Hashable, Sendable {
    /// The frame in the old drawing; `nil` for a view that is new.
    package var old: CGRect?
    /// The frame in the new drawing; `nil` for a view that is gone.
    package var new: CGRect?

    /// Pictures don't get clearer with more outlines than this.
    static let mostPlaces = 24

    /// Creates a place in one drawing or in both.
    package init(old: CGRect?, new: CGRect?) {
        self.old = old
        self.new = new
    }
}
