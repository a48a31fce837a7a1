/// The location of the cause of differences in two drawings, in points of each figure.
package struct CausePlace: Hashable, Sendable {
    /// The kinds of causes, which pictures show in different ways; the most specific ones come first.
    package enum Kind: Hashable, Sendable, CaseIterable {
        /// A text with different words.
        case text
        /// A view that only one drawing has.
        case alone
        /// A view that moved or was resized by itself, or a container with a different arrangement.
        case moved
        /// A view that is painted differently.
        case repainted
        /// A difference that pictures don't show, such as a name.
        case unseen
    }

    /// The kind of the cause.
    package var kind: Kind
    /// The frame in the old drawing; `nil` for an added view.
    package var old: CGRect?
    /// The frame in the new drawing; `nil` for a removed view.
    package var new: CGRect?

    /// Creates a location in one drawing or in both.
    package init(kind: Kind, old: CGRect?, new: CGRect?) {
        self.kind = kind
        self.old = old
        self.new = new
    }
}
