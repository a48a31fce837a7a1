/// Scales a box into an offer without changing its proportions.
package struct AspectRatioSolver: Sendable {
    /// The proportions to keep; only the ratio of the two counts.
    package var width: Double
    /// The proportions to keep; only the ratio of the two counts.
    package var height: Double
    /// Whether the box covers the offer (the larger scale) instead of fitting into it (the smaller one).
    package var fills: Bool

    /// A solver for a box of this shape.
    package init(width: Double, height: Double, fills: Bool) {
        self.width = width
        self.height = height
        self.fills = fills
    }

    /// The scaled box, or `nil` where neither axis is offered or the box has no proportions.
    ///
    /// An axis that is not offered does not limit the box. The side that decides takes its offer exactly.
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
