/// A solver that computes the layout room for an image that extends beyond it at two opposite sides.
package struct OverlapSolver: Sendable {
    /// The width of the image divided by its height.
    package var aspectRatio: Double
    /// Whether the image extends beyond the top and the bottom, instead of the left and the right side.
    package var isVertical: Bool
    /// The part of the image that lies beyond the first side; a negative part leaves space there.
    package var before: Double
    /// The part of the image that lies beyond the second side; a negative part leaves space there.
    package var after: Double

    /// Creates a solver.
    ///
    /// The aspect ratio has to be positive, and the overlaps finite.
    package init(aspectRatio: Double, isVertical: Bool, before: Double, after: Double) {
        self.aspectRatio = aspectRatio
        self.isVertical = isVertical
        self.before = before
        self.after = after
    }

    /// The part of the image that lies inside the room, at least 0.
    package var share: Double { max(1 - before - after, 0) }

    /// Returns the largest room with the proportions of the image part inside it that fits into a proposal.
    ///
    /// An axis doesn't limit the room if it has no proposal, or if the room has no length along it. Without any
    /// limit, the image has its original width.
    ///
    /// - Parameter ownWidth: The original width of the image.
    package func room(offerWidth: Double?, offerHeight: Double?, ownWidth: Double) -> (width: Double, height: Double) {
        // The room is as large as the image except for its share along one axis, so each proposal limits the width of
        // the image.
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

    /// Returns the frame of the image in its room, measured from the top left corner.
    package func image(inWidth width: Double, height: Double) -> (x: Double, y: Double, width: Double, height: Double) {
        if isVertical {
            let image = image(ofWidth: width)
            return (0, -product(image.height, before), image.width, image.height)
        }
        let length = height * aspectRatio
        return (-product(length, before), 0, length, height)
    }

    private func image(ofWidth width: Double) -> (width: Double, height: Double) { (width, width / aspectRatio) }

    /// Returns the width of the image at which a part of it is as long as a proposal; `nil` for no limit.
    private func limit(_ offer: Double?, _ part: Double) -> Double? {
        guard let offer, part > 0 else { return nil }
        return (offer > 0 ? offer : 0) / part
    }

    /// Returns a part of a length.
    ///
    /// A part of 0 is 0 even of an infinite length.
    private func product(_ length: Double, _ share: Double) -> Double { share == 0 ? 0 : length * share }
}
