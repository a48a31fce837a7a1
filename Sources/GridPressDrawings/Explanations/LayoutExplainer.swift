import LayoutSolvers

/// A source of the steps that determine the quantities of a drawing.
///
/// Steps are recorded, or derived from the proposals and frames of the drawing.
struct LayoutExplainer {
    let drawing: Drawing
    private let table: LayoutStepTable

    /// Creates an explainer of a drawing; `nil` if the drawing wasn't created to be explained.
    init?(_ drawing: Drawing) {
        guard let table = drawing.layoutSteps else { return nil }
        self.drawing = drawing
        self.table = table
    }

    // MARK: What the drawing records

    /// Returns the value of a quantity in the drawing.
    func value(of quantity: LayoutQuantity) -> Double? {
        guard case .element(let index) = quantity.part else { return nil }
        let element = drawing.elements[index]
        let isHorizontal = quantity.axis == .horizontal
        switch quantity.kind {
        case .offer: return isHorizontal ? element.proposal?.width : element.proposal?.height
        case .length: return Double(isHorizontal ? element.frame.width : element.frame.height)
        case .start: return Double(isHorizontal ? element.frame.minX : element.frame.minY)
        }
    }

    /// Returns a quantity of an element as a term of a formula.
    private func formula(_ kind: LayoutQuantity.Kind, _ element: Int, _ axis: LayoutQuantity.Axis) -> LayoutFormula {
        let quantity = LayoutQuantity(kind, of: .element(element), axis: axis)
        return .quantity(quantity, value(of: quantity))
    }

    /// Returns the view around an element in layout, and its layer that contains the element; `nil` for an outermost
    /// view.
    ///
    /// The layer is `nil` for content.
    func owner(of index: Int) -> (element: Int, layer: Int?)? {
        var layer: Int?
        var parent = drawing.elements[index].parent
        while let next = parent {
            let element = drawing.elements[next]
            if element.proposal != nil { return (next, layer) }
            if let kind = element.layer, kind != .content { layer = layer ?? next }
            parent = element.parent
        }
        return nil
    }

    // MARK: Steps

    /// Returns the step that determines a quantity of an element.
    func step(for quantity: LayoutQuantity) -> LayoutStep {
        guard case .element(let element) = quantity.part else { return LayoutStep(.given, .nothing) }
        let actual = value(of: quantity)
        if let recorded = table[quantity.kind, element, quantity.axis] {
            let step = filled(recorded)
            if Self.isSame(step.value, actual) { return step }
        }
        let step =
            switch quantity.kind {
            case .offer: offerStep(element, quantity.axis)
            case .length: lengthStep(element, quantity.axis)
            case .start: startStep(element, quantity.axis)
            }
        if Self.isSame(step.value, actual) { return step }
        return LayoutStep(.given, actual.map { .number($0, .none) } ?? .nothing)
    }

    /// Returns a recorded step with the values of the drawing.
    private func filled(_ step: LayoutStep) -> LayoutStep {
        func value(_ quantity: LayoutQuantity) -> Double? { self.value(of: quantity) }
        return LayoutStep(step.rule, step.formula.withValues(value), facts: step.facts.map { $0.withValues(value) })
    }

    /// Returns whether two results are equal within rounding errors.
    static func isSame(_ first: Double?, _ second: Double?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first == second || abs(first - second) <= 1e-6 * max(1, abs(second))
    }

    private func offerStep(_ element: Int, _ axis: LayoutQuantity.Axis) -> LayoutStep {
        let offer = value(of: LayoutQuantity(.offer, of: .element(element), axis: axis))
        guard let owner = owner(of: element) else {
            let length = axis == .horizontal ? table.figureWidth : table.figureHeight
            return LayoutStep(.figureOffer, length.map { .number($0, .none) } ?? .nothing)
        }
        if let layer = owner.layer {
            if let view = viewUnder(layer) { return LayoutStep(.layerOffer, formula(.length, view, axis)) }
            let frame = drawing.elements[layer].frame
            return LayoutStep(.cellLayer, .number(Double(axis == .horizontal ? frame.width : frame.height), .cell))
        }
        let around = formula(.offer, owner.element, axis)
        if Self.isSame(around.value, offer) { return LayoutStep(.passedOn, around) }
        guard offer != nil else { return LayoutStep(.noOffer, .nothing) }
        return LayoutStep(.ownLength, formula(.length, owner.element, axis))
    }

    private func lengthStep(_ element: Int, _ axis: LayoutQuantity.Axis) -> LayoutStep {
        let length = value(of: LayoutQuantity(.length, of: .element(element), axis: axis)) ?? 0
        let offer = formula(.offer, element, axis)
        let inside = children(of: element)
        if inside.isEmpty, Self.isSame(offer.value, length) { return LayoutStep(.takesOffer, offer) }
        if inside.isEmpty {
            if offer.value == nil, length == 10 { return LayoutStep(.standardLength, .number(10, .none)) }
            return LayoutStep(.ownAnswer, .number(length, .none))
        }
        let same = inside.filter {
            Self.isSame(value(of: LayoutQuantity(.length, of: .element($0), axis: axis)), length)
        }
        if inside.count == 1, same.count == 1 { return LayoutStep(.asChild, formula(.length, inside[0], axis)) }
        if Self.isSame(offer.value, length), drawing.elements[element].kind.behavior != .depth {
            return LayoutStep(.takesOffer, offer)
        }
        if let longest = same.first { return LayoutStep(.asLongest, formula(.length, longest, axis)) }
        if Self.isSame(offer.value, length) { return LayoutStep(.takesOffer, offer) }
        return LayoutStep(.ownAnswer, .number(length, .none))
    }

    private func startStep(_ element: Int, _ axis: LayoutQuantity.Axis) -> LayoutStep {
        let start = value(of: LayoutQuantity(.start, of: .element(element), axis: axis)) ?? 0
        let length = formula(.length, element, axis)
        guard let owner = owner(of: element) else {
            let figure = Double(axis == .horizontal ? drawing.size.width : drawing.size.height)
            if Self.isSame(figure, length.value) { return LayoutStep(.figureFilled, .number(0, .none)) }
            return LayoutStep(
                .figureStart,
                .quotient(.difference([.number(figure, .figure), length]), .number(2, .half))
            )
        }
        let around = owner.layer.flatMap { viewUnder($0) } ?? owner.element
        let edge = formula(.start, around, axis)
        let room = formula(.length, around, axis)
        let shift = start - (edge.value ?? 0)
        let slack = (room.value ?? 0) - (length.value ?? 0)
        if Self.isSame(shift, 0) { return LayoutStep(.sameStart, edge) }
        if Self.isSame(shift, slack / 2) {
            return LayoutStep(.centered, .sum([edge, .quotient(.difference([room, length]), .number(2, .half))]))
        }
        if Self.isSame(shift, slack) { return LayoutStep(.atEnd, .difference([.sum([edge, room]), length])) }
        return LayoutStep(.moved, .sum([edge, .number(shift, .none)]))
    }

    // MARK: Views inside

    /// Returns the views directly inside a view that take part in layout.
    func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var next = index + 1
        while next < drawing.elements[index].end {
            let element = drawing.elements[next]
            if element.proposal != nil {
                children.append(next)
                next = element.end
            } else if let layer = element.layer, layer != .content {
                next = element.end
            } else {
                next += 1
            }
        }
        return children
    }

    /// Returns the view that a layer is behind or in front of.
    private func viewUnder(_ layer: Int) -> Int? {
        let element = drawing.elements[layer]
        let candidates = siblings(of: layer)
        let under =
            element.layer == .background
            ? candidates.first { $0 > layer } : candidates.last { $0 < layer }
        guard let under, drawing.elements[under].frame == element.frame else { return nil }
        return under
    }

    /// Returns the views beside a layer, inside the same element.
    private func siblings(of layer: Int) -> [Int] {
        let parent = drawing.elements[layer].parent
        if let parent { return children(of: parent) }
        var result: [Int] = []
        var next = 0
        while next < drawing.elements.count {
            let element = drawing.elements[next]
            if element.proposal != nil { result.append(next) }
            next = element.proposal != nil || element.layer != nil ? element.end : next + 1
        }
        return result
    }
}
