/// Finds how much content is enlarged or made smaller to match a frame.
package struct ScaleSolver: Sendable {
    /// The relation between the scales of the two axes.
    package enum ContentMode: Sendable {
        /// One scale for both, with which the content lies inside the frame.
        case fit
        /// One scale for both, with which the content covers the frame.
        case fill
        /// A scale for each axis.
        case stretch
    }

    /// The direction in which content can be scaled.
    package enum ScaleDirection: Sendable {
        /// It only becomes smaller.
        case shrink
        /// It only becomes larger.
        case grow
        /// It becomes as large as it takes.
        case both
    }

    /// How the two axes go together.
    package var contentMode: ContentMode
    /// In which direction content may change.
    package var change: ScaleDirection

    /// A solver.
    package init(contentMode: ContentMode, change: ScaleDirection) {
        self.contentMode = contentMode
        self.change = change
    }

    /// The scale of each axis; always a number of at least 0 that isn't endless.
    ///
    /// A frame that is endless along an axis, or no number there, doesn't limit the content along it. Content without
    /// any extent keeps its scale.
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

    /// One scale for both axes; an axis that asks for nothing leaves it to the other.
    private func both(_ x: Double?, _ y: Double?, _ choose: (Double, Double) -> Double) -> (Double, Double) {
        guard let x, let y else { return (x ?? y ?? 1, x ?? y ?? 1) }
        return (choose(x, y), choose(x, y))
    }

    /// The scale that an axis asks for, within what may change.
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
