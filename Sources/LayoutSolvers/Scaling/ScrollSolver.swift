/// Finds how much of some content a scroll view shows along one axis, and where.
package struct ScrollSolver: Sendable {
    /// Whether the content may be longer than what is shown of it.
    package var scrolls: Bool
    /// Whether what is shown is never longer than the content.
    package var hugs: Bool
    /// Whether content that fits stays where it is.
    package var isOptional: Bool

    /// A solver for an axis.
    package init(scrolls: Bool, hugs: Bool, isOptional: Bool) {
        self.scrolls = scrolls
        self.hugs = hugs
        self.isOptional = isOptional
    }

    /// How much is shown.
    package func viewport(offer: Double?, content: Double) -> Double {
        guard let offer else { return content }
        return hugs ? min(offer, content) : offer
    }

    /// Whether the content can be moved.
    package func isActive(viewport: Double, content: Double) -> Bool {
        scrolls && (!isOptional || viewport < content - Self.tolerance)
    }

    /// How far the content is moved, of how far somebody wants it moved: never beyond its ends.
    package func offset(_ wanted: Double, viewport: Double, content: Double) -> Double {
        guard wanted > 0, isActive(viewport: viewport, content: content), content < .infinity else { return 0 }
        return min(wanted, max(content - viewport, 0))
    }

    /// How far the ends of the content lie inside what is shown; below 0 they lie beyond it.
    package func insets(offset: Double, viewport: Double, content: Double) -> (before: Double, after: Double) {
        (offset == 0 ? 0 : -offset, viewport - (content - offset))
    }

    /// Content that is longer by less than this fits.
    private static let tolerance = 0.01
}
