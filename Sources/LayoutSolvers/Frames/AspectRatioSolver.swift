/// A solver that scales a box to fit or fill a proposal, and keeps the aspect ratio of the box.
package struct AspectRatioSolver: Sendable {
    /// The width of the aspect ratio; only the quotient of width and height matters.
    package var width: Double
    /// The height of the aspect ratio; only the quotient of width and height matters.
    package var height: Double
    /// Whether the box covers the proposal (the larger scale) instead of fitting into it (the smaller one).
    package var fills: Bool

    /// Creates a solver for a box with this aspect ratio.
    package init(width: Double, height: Double, fills: Bool) {
        self.width = width
        self.height = height
        self.fills = fills
    }

    /// Returns the scaled box, or `nil` if no axis has a proposal, or the aspect ratio isn't positive and finite.
    ///
    /// An axis without a proposal doesn't limit the box. The side that determines the scale has exactly the proposed
    /// length.
    package func box(offerWidth: Double?, offerHeight: Double?) -> (width: Double, height: Double)? {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        let offeredWidth = offerWidth.map { $0.asOffer }
        let offeredHeight = offerHeight.map { $0.asOffer }
        return switch (offeredWidth, offeredHeight) {
        case (nil, nil): nil
        case (let offered?, nil): box(ofWidth: offered)
        case (nil, let offered?): box(ofHeight: offered)
        case (let offeredWidth?, let offeredHeight?):
            (offeredWidth / width <= offeredHeight / height) != fills
                ? box(ofWidth: offeredWidth) : box(ofHeight: offeredHeight)
        }
    }

    private func box(ofWidth length: Double) -> (width: Double, height: Double) {
        (length, length / width * height)
    }

    private func box(ofHeight length: Double) -> (width: Double, height: Double) {
        (length / height * width, length)
    }
}
