/// A solver that computes the scale at which content matches a frame.
package struct ScaleSolver: Sendable {
    /// The relation between the scales of the two axes.
    package enum ContentMode: Sendable {
        /// One scale for both axes, at which the content fits into the frame.
        case fit
        /// One scale for both axes, at which the content covers the frame.
        case fill
        /// An independent scale for each axis.
        case stretch
    }

    /// The direction in which content can be scaled.
    package enum ScaleDirection: Sendable {
        /// Content can only become smaller.
        case shrink
        /// Content can only become larger.
        case grow
        /// Content can become smaller or larger.
        case both
    }

    /// The relation between the scales of the two axes.
    package var contentMode: ContentMode
    /// The direction in which content can be scaled.
    package var change: ScaleDirection

    /// Creates a solver.
    package init(contentMode: ContentMode, change: ScaleDirection) {
        self.contentMode = contentMode
        self.change = change
    }

    /// Returns the scale of each axis, always finite and at least 0.
    ///
    /// A frame that is infinite or not a number along an axis doesn't limit the content along it. Content without any
    /// extent keeps its scale.
    package func scale(
        contentWidth: Double,
        contentHeight: Double,
        frameWidth: Double,
        frameHeight: Double
    ) -> (x: Double, y: Double) {
        if contentWidth == frameWidth, contentHeight == frameHeight { return (1, 1) }
        let x = ratio(of: frameWidth, to: contentWidth)
        let y = ratio(of: frameHeight, to: contentHeight)
        switch contentMode {
        case .stretch: return (x ?? 1, y ?? 1)
        case .fit: return both(x, y, min)
        case .fill: return both(x, y, max)
        }
    }

    /// Returns one scale for both axes.
    ///
    /// An axis without a scale uses the scale of the other axis.
    private func both(_ x: Double?, _ y: Double?, _ choose: (Double, Double) -> Double) -> (Double, Double) {
        guard let x, let y else { return (x ?? y ?? 1, x ?? y ?? 1) }
        return (choose(x, y), choose(x, y))
    }

    /// Returns the scale of one axis in the allowed direction; `nil` if the axis doesn't limit the content.
    private func ratio(of frame: Double, to content: Double) -> Double? {
        guard frame >= 0, content > 0, content < .infinity else { return nil }
        let ratio = frame / content
        let allowed =
            switch change {
            case .shrink: min(ratio, 1)
            case .grow: max(ratio, 1)
            case .both: ratio
            }
        return allowed < .infinity ? allowed : nil
    }
}
