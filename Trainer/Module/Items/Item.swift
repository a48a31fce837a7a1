import LayoutSolvers

/// An item: a color with a ratio and frames around it, or a spacer.
///
/// Its modifiers have this order: aspect ratio, fixed frame, flexible frame.
package struct Item {
    package let kind: ItemKind
    /// The axis of the stack that a spacer is in.
    let stackAxis: Axis?
    let ratio: AspectRatioSolver?
    let width: Double?
    let height: Double?
    let widthLimits: FlexibleLength?
    let heightLimits: FlexibleLength?

    init(_ state: TrainerState, _ item: Int, inStack axis: Axis?) {
        kind = state[.kind, item: item].choice(.color)
        stackAxis = axis
        let ratio = state[.aspectRatio, item: item]
        self.ratio =
            ratio > 0 && ratio < .infinity
            ? AspectRatioSolver(width: ratio, height: 1, fills: state[.fills, item: item].isSet) : nil
        width = state[.width, item: item].known?.asRoom
        height = state[.height, item: item].known?.asRoom
        let least = Size(width: state[.minWidth, item: item], height: state[.minHeight, item: item])
        let most = Size(width: state[.maxWidth, item: item], height: state[.maxHeight, item: item])
        let isFlexible = !(least.width.isNaN && least.height.isNaN && most.width.isNaN && most.height.isNaN)
        widthLimits = isFlexible ? FlexibleLength(minimum: least.width.known, maximum: most.width.known) : nil
        heightLimits = isFlexible ? FlexibleLength(minimum: least.height.known, maximum: most.height.known) : nil
    }

    /// Returns the priority; a spacer has a lower priority than any view.
    func priority(_ number: Double) -> Double { kind == .spacer ? -.infinity : number.known ?? 0 }

    /// Returns the default distance between two neighbors; 0 next to a spacer.
    static func distance(_ first: Item, _ second: Item) -> Double {
        first.kind == .spacer || second.kind == .spacer ? 0 : 8
    }

    // MARK: Sizes

    /// Returns the size for a proposal.
    func size(_ offer: Offer) -> Size {
        guard kind == .color else { return spacerSize(offer) }
        guard let widthLimits, let heightLimits else { return contentSize(offer) }
        let content = contentSize(
            Offer(width: widthLimits.childOffer(for: offer.width), height: heightLimits.childOffer(for: offer.height))
        )
        return Size(
            width: widthLimits.length(for: offer.width, child: content.width),
            height: heightLimits.length(for: offer.height, child: content.height)
        )
    }

    func length(_ axis: Axis, _ offer: Offer) -> Double { size(offer)[axis] }

    private func spacerSize(_ offer: Offer) -> Size {
        func length(_ axis: Axis) -> Double {
            guard stackAxis == nil || stackAxis == axis else { return 0 }
            return Swift.max(offer[axis] ?? 8, 8)
        }
        return Size(width: length(.horizontal), height: length(.vertical))
    }

    /// Returns the size of the content of the flexible frame.
    func contentSize(_ offer: Offer) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let content = drawnSize(fixedOffer(offer))
        return Size(width: width ?? content.width, height: height ?? content.height)
    }

    private func fixedOffer(_ offer: Offer) -> Offer {
        Offer(width: width ?? offer.width, height: height ?? offer.height)
    }

    /// Returns the size of the content of both frames.
    func drawnSize(_ offer: Offer) -> Size { Self.colorSize(ratioOffer(offer)) }

    private func ratioOffer(_ offer: Offer) -> Offer {
        guard let box = ratio?.box(offerWidth: offer.width, offerHeight: offer.height) else { return offer }
        return Offer(width: box.width, height: box.height)
    }

    /// Returns the size of a color: the proposed one, with 10 points for an unspecified length.
    static func colorSize(_ offer: Offer) -> Size {
        func length(_ offer: Double?) -> Double { offer.map { $0 > 0 ? $0 : 0 } ?? 10 }
        return Size(width: length(offer.width), height: length(offer.height))
    }

    // MARK: Placing

    /// Returns the rectangle of the color in the frame of the item.
    package func color(in frame: Rect, offer: Offer) -> Rect {
        guard kind == .color else { return frame }
        var rect = frame
        var offer = offer
        // 1. The flexible frame proposes its size, and centers its content.
        if let widthLimits, let heightLimits {
            offer = Offer(
                width: widthLimits.placementOffer(for: offer.width, length: rect.width),
                height: heightLimits.placementOffer(for: offer.height, length: rect.height)
            )
            rect = Self.centered(contentSize(offer), in: rect)
        }
        // 2. The fixed frame does the same.
        offer = fixedOffer(offer)
        return Self.centered(drawnSize(offer), in: rect)
    }

    private static func centered(_ size: Size, in rect: Rect) -> Rect {
        Rect(
            x: rect.x + Place.center.shift(of: size.width, in: rect.width),
            y: rect.y + Place.center.shift(of: size.height, in: rect.height),
            width: size.width,
            height: size.height
        )
    }
}
