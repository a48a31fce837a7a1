import LayoutSolvers

/// The frames, the ratio and the color of an item, from the outside in, with the proposals and sizes of each.
struct ItemLayers {
    /// A kind of layer.
    enum Kind: Int { case limits, frame, ratio, color, spacer }

    /// A layer of an item.
    ///
    /// In its steps, `.itself` is the layer, and the first child is the next layer.
    struct Layer {
        let kind: Kind
        let offer: Offer
        let size: Size
        var lengths = AxisSteps()
        /// The proposals to the next layer.
        var offers = AxisSteps()

        /// Returns the step of a length.
        ///
        /// If the content was measured with another proposal than it is drawn with, its length explains nothing.
        func lengthStep(_ axis: Axis, _ length: Double, inside: Double?) -> LayoutStep {
            if let step = lengths[axis], abs((step.value ?? .infinity) - length) < 1e-6 {
                let measured = step.formula.quantities.first { $0.kind == .length }
                let isDrawn = step.formula.withValues { $0 == measured ? inside : offer[axis] }.value == step.value
                if measured == nil || isDrawn { return step }
            }
            if let offer = offer[axis], abs(offer - length) < 1e-6 {
                return LayoutStep(.takesOffer, .offer(offer)).along(axis)
            }
            return LayoutStep(.ownAnswer, .number(length, .none))
        }
    }

    private(set) var layers: [Layer] = []

    init(_ item: Item, offer: Offer) {
        guard item.kind == .color else {
            var layer = Layer(kind: .spacer, offer: offer, size: item.size(offer))
            for axis in [Axis.horizontal, .vertical] {
                let least = LayoutFormula.number(8, .minimum)
                let formula = LayoutFormula.offer(offer[axis])
                layer.lengths[axis] =
                    (item.stackAxis ?? axis) == axis
                    ? LayoutStep(.spacerLength, formula.value == nil ? least : .most([formula, least])).along(axis)
                    : LayoutStep(.spacerBreadth, .number(0, .none))
            }
            layers.append(layer)
            return
        }
        var offer = offer
        if let width = item.widthLimits, let height = item.heightLimits {
            offer = addLimits(item, width, height, offer)
        }
        if item.width != nil || item.height != nil { offer = addFrame(item, offer) }
        if let ratio = item.ratio { offer = addRatio(item, ratio, offer) }
        addColor(item, offer)
    }

    /// Adds the frame with limits, and returns its proposal to the drawn content.
    private mutating func addLimits(_ item: Item, _ width: FlexibleLength, _ height: FlexibleLength, _ offer: Offer)
        -> Offer
    {
        let size = item.size(offer)
        var layer = Layer(kind: .limits, offer: offer, size: size)
        let content = item.contentSize(
            Offer(width: width.childOffer(for: offer.width), height: height.childOffer(for: offer.height))
        )
        let next = Offer(
            width: width.placementOffer(for: offer.width, length: size.width),
            height: height.placementOffer(for: offer.height, length: size.height)
        )
        for (axis, limits) in [(Axis.horizontal, width), (.vertical, height)] {
            layer.lengths[axis] = limits.lengthStep(for: offer[axis], child: content[axis]).along(axis)
            var step = limits.offerStep(for: offer[axis])
            if step.value != next[axis] { step = LayoutStep(.ownLength, .length(size[axis])) }
            layer.offers[axis] = step.along(axis)
        }
        layers.append(layer)
        return next
    }

    private mutating func addFrame(_ item: Item, _ offer: Offer) -> Offer {
        let size = item.contentSize(offer)
        var layer = Layer(kind: .frame, offer: offer, size: size)
        for (axis, length) in [(Axis.horizontal, item.width), (.vertical, item.height)] {
            if let length {
                layer.lengths[axis] = LayoutStep(.frameLength, .number(length, .frame))
                layer.offers[axis] = LayoutStep(.frameOffer, .number(length, .frame))
            } else {
                layer.lengths[axis] = LayoutStep(.asChild, .length(size[axis], ofChild: 0)).along(axis)
                layer.offers[axis] = LayoutStep(.passedOn, .offer(offer[axis])).along(axis)
            }
        }
        layers.append(layer)
        return Offer(width: item.width ?? offer.width, height: item.height ?? offer.height)
    }

    private mutating func addRatio(_ item: Item, _ ratio: AspectRatioSolver, _ offer: Offer) -> Offer {
        let size = item.drawnSize(offer)
        var layer = Layer(kind: .ratio, offer: offer, size: size)
        let steps = ratio.offerSteps(offerWidth: offer.width, offerHeight: offer.height)
        for axis in [Axis.horizontal, .vertical] {
            layer.lengths[axis] = LayoutStep(.asChild, .length(size[axis], ofChild: 0)).along(axis)
            let step = axis == .horizontal ? steps?.width : steps?.height
            layer.offers[axis] = step ?? LayoutStep(.passedOn, .offer(offer[axis])).along(axis)
        }
        layers.append(layer)
        guard let box = ratio.box(offerWidth: offer.width, offerHeight: offer.height) else { return offer }
        return Offer(width: box.width, height: box.height)
    }

    private mutating func addColor(_ item: Item, _ offer: Offer) {
        let size = Item.colorSize(offer)
        var layer = Layer(kind: .color, offer: offer, size: size)
        for axis in [Axis.horizontal, .vertical] {
            layer.lengths[axis] =
                offer[axis] == nil
                ? LayoutStep(.standardLength, .number(10, .none))
                : LayoutStep(.takesOffer, .positive(.offer(offer[axis]))).along(axis)
        }
        layers.append(layer)
    }
}
