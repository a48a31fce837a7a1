/// A solver that computes the visible part of a scroll view's content along one axis.
package struct ScrollSolver: Sendable {
    /// Whether the content can be longer than the visible part.
    package var scrolls: Bool
    /// Whether the visible part is never longer than the content.
    package var hugs: Bool
    /// Whether scrolling is off for content that fits.
    package var isOptional: Bool

    /// Creates a solver for one axis.
    package init(scrolls: Bool, hugs: Bool, isOptional: Bool) {
        self.scrolls = scrolls
        self.hugs = hugs
        self.isOptional = isOptional
    }

    /// Returns the length of the visible part; without a proposal, the length of the content.
    package func viewport(offer: Double?, content: Double) -> Double {
        guard let offer else { return content }
        return hugs ? min(offer, content) : offer
    }

    /// Returns whether the content can be scrolled.
    package func isActive(viewport: Double, content: Double) -> Bool {
        scrolls && (!isOptional || viewport < content - Self.tolerance)
    }

    /// Returns the scroll offset nearest to the wanted one, which never moves the content beyond its ends.
    package func offset(_ wanted: Double, viewport: Double, content: Double) -> Double {
        guard wanted > 0, isActive(viewport: viewport, content: content), content < .infinity else { return 0 }
        return min(wanted, max(content - viewport, 0))
    }

    /// Returns the distances from the ends of the visible part to the ends of the content; negative if the content
    /// extends beyond.
    package func insets(offset: Double, viewport: Double, content: Double) -> (before: Double, after: Double) {
        (offset == 0 ? 0 : -offset, viewport - (content - offset))
    }

    /// The difference, in points, up to which longer content still counts as fitting.
    private static let tolerance = 0.01
}
