/// Finds the room for an image that reaches beyond it at two opposite sides.
package struct OverlapSolver: Sendable {
    /// The width of the image divided by its height.
    package var aspectRatio: Double
    /// Whether it reaches beyond the top and the bottom, instead of the left and the right side.
    package var isVertical: Bool
    /// How much of the image lies beyond the first side; below 0 there is room between them.
    package var before: Double
    /// How much of the image lies beyond the second side.
    package var after: Double

    /// A solver for an image whose proportions are above 0 and whose overlaps are finite.
    package init(aspectRatio: Double, isVertical: Bool, before: Double, after: Double) {
        self.aspectRatio = aspectRatio
        self.isVertical = isVertical
        self.before = before
        self.after = after
    }

    /// The part of the image that lies inside the room: never below 0.
    package var share: Double { max(1 - before - after, 0) }

    /// The largest room of the right proportions in an offer; without any offer that of the image's own size.
    ///
    /// An axis that isn't offered doesn't limit it, nor does one along which the room has no length.
    package func room(offerWidth: Double?, offerHeight: Double?, ownWidth: Double) -> (width: Double, height: Double) {
        // The room is the image but for its share along the axis: each offer allows some width of the image.
        let byWidth = limit(offerWidth, isVertical ? 1 : share)
        let byHeight = limit(offerHeight, (isVertical ? share : 1) / aspectRatio)
        let width =
            switch (byWidth, byHeight) {
            case (let byWidth?, let byHeight?): min(byWidth, byHeight)
            default: byWidth ?? byHeight ?? max(ownWidth, 0)
            }
        let image = image(ofWidth: width)
        return isVertical ? (image.width, product(image.height, share)) : (product(image.width, share), image.height)
    }

    /// Where the image lies in its room, measured from the top left corner.
    package func image(inWidth width: Double, height: Double) -> (x: Double, y: Double, width: Double, height: Double) {
        if isVertical {
            let image = image(ofWidth: width)
            return (0, -product(image.height, before), image.width, image.height)
        }
        let length = height * aspectRatio
        return (-product(length, before), 0, length, height)
    }

    private func image(ofWidth width: Double) -> (width: Double, height: Double) { (width, width / aspectRatio) }

    /// The width of the image at which a part of it is as long as an offer.
    private func limit(_ offer: Double?, _ part: Double) -> Double? {
        guard let offer, part > 0 else { return nil }
        return (offer > 0 ? offer : 0) / part
    }

    /// Nothing of something endless is nothing.
    private func product(_ length: Double, _ share: Double) -> Double { share == 0 ? 0 : length * share }
}
