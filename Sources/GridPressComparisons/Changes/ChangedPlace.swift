/// The location of a view in two drawings, in points of each figure.
package struct ChangedPlace: Hashable, Sendable {
    /// The frame in the old drawing; `nil` for an added view.
    package var old: CGRect?
    /// The frame in the new drawing; `nil` for a removed view.
    package var new: CGRect?

    /// Creates a location in one drawing or in both.
    package init(old: CGRect?, new: CGRect?) {
        self.old = old
        self.new = new
    }

    /// The maximum number of locations in a picture; more outlines would make the picture unclear.
    static let mostPlaces = 24
}
