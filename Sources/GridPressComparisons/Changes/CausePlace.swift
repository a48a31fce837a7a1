/// The place in two drawings of what explains their differences, in points of each figure.
package struct CausePlace: Hashable, Sendable {
    /// The kinds of causes that a picture shows in different ways, the most specific ones first.
    package enum Kind: Hashable, Sendable, CaseIterable {
        /// A text with other words.
        case text
        /// A view of one drawing.
        case alone
        /// A view that moved or was resized by itself, or a container that arranges its views otherwise.
        case moved
        /// A view that is painted differently.
        case repainted
        /// A difference that no picture shows, such as a name.
        case unseen
    }

    /// The kind of the cause.
    package var kind: Kind
    /// The frame in the old drawing; `nil` for a view that is new.
    package var old: CGRect?
    /// The frame in the new drawing; `nil` for a view that is gone.
    package var new: CGRect?

    /// Creates a place in one drawing or in both.
    package init(kind: Kind, old: CGRect?, new: CGRect?) {
        self.kind = kind
        self.old = old
        self.new = new
    }
}
