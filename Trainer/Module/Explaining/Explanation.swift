import LayoutSolvers

/// The steps that lead to the frame of an item, each of which follows from earlier steps.
///
/// In the formulas, the container is element 0. The layers of the item are the elements starting at 1, and other items
/// are the elements starting at ``firstItem``.
package struct Explanation {
    /// A step, with the quantity that it determines.
    package struct Entry {
        package let quantity: LayoutQuantity
        package let step: LayoutStep
    }

    /// The steps in three parts: for the width, for the height, and for both positions.
    package private(set) var parts: [[Entry]] = []
    /// The kinds of the item's layers, from the outside in.
    let layers: [ItemLayers.Kind]

    private var known: [Entry] = []

    /// The element number of the first item.
    package static let firstItem = 100

    init(_ state: TrainerState, _ picture: TrainerPicture, _ account: ItemAccount) {
        let item = account.item
        let kinds = Item(state, item, inStack: state.stackAxis)
        let layers = ItemLayers(kinds, offer: picture.offers[item]).layers
        self.layers = layers.map { $0.kind }
        for axis in [Axis.horizontal, .vertical] {
            add(state, picture, account, layers, axis)
        }
        for (kind, axis) in [
            (LayoutQuantity.Kind.length, LayoutQuantity.Axis.horizontal), (.length, .vertical), (.start, .horizontal),
            (.start, .vertical),
        ] {
            parts.append(steps(to: LayoutQuantity(kind, of: .element(1), axis: axis)))
        }
    }

    // MARK: All quantities

    private mutating func add(
        _ state: TrainerState,
        _ picture: TrainerPicture,
        _ account: ItemAccount,
        _ layers: [ItemLayers.Layer],
        _ axis: Axis
    ) {
        let item = account.item
        let (figure, container, frame) = (state.figureSize, picture.container, picture.frames[item])
        // 1. The figure proposes its size to the container, and centers it.
        know(.offer, 0, axis, LayoutStep(.figureOffer, .number(figure[axis], .none)), figure[axis], item, itself: 0)
        know(.length, 0, axis, account.lengths[axis], container.size[axis], item, itself: 0)
        let isFilled = abs(figure[axis] - container.size[axis]) < 1e-6
        let middle = LayoutFormula.quotient(
            .difference([.number(figure[axis], .figure), .length(container.size[axis])]),
            .number(2, .half)
        )
        let start =
            isFilled ? LayoutStep(.figureFilled, .number(0, .none)) : LayoutStep(.figureStart, middle).along(axis)
        know(.start, 0, axis, start, container[axis], item, itself: 0)
        // 2. The container proposes a size to the item, whose layers pass it on and return their sizes.
        know(.offer, 1, axis, account.offers[axis], picture.offers[item][axis], item, itself: 0)
        for (number, layer) in layers.enumerated() {
            let code = number + 1
            let length = number == 0 ? frame.size[axis] : layer.size[axis]
            let inside = number + 1 < layers.count ? layers[number + 1].size[axis] : nil
            know(.length, code, axis, layer.lengthStep(axis, length, inside: inside), length, item, itself: code)
            guard number + 1 < layers.count else { break }
            know(.offer, code + 1, axis, layer.offers[axis], layers[number + 1].offer[axis], item, itself: code)
        }
        // 3. The item has a distance from the start of the container.
        let edge = LayoutFormula.quantity(
            LayoutQuantity(.start, of: .itself, axis: LayoutQuantity.Axis(axis)),
            container[axis]
        )
        let place = account.starts[axis].map { step in
            let way: [LayoutFormula] = if case .sum(let terms) = step.formula { terms } else { [step.formula] }
            return LayoutStep(step.rule, step.value == 0 ? edge : .sum([edge] + way), facts: step.facts)
        }
        know(.start, 1, axis, place, frame[axis], item, itself: 0)
    }

    /// Adds the step of a quantity.
    ///
    /// If the formula has another result than the picture, the number in the picture replaces the formula.
    private mutating func know(
        _ kind: LayoutQuantity.Kind,
        _ element: Int,
        _ axis: Axis,
        _ step: LayoutStep?,
        _ value: Double?,
        _ item: Int,
        itself: Int
    ) {
        let quantity = LayoutQuantity(kind, of: .element(element), axis: LayoutQuantity.Axis(axis))
        var known = LayoutStep(.given, value.map { .number($0, .none) } ?? .nothing)
        if let step, Self.isSame(step.value, value) {
            known = step.along(axis).mapQuantities { quantity in
                var quantity = quantity
                switch quantity.part {
                case .itself: quantity.part = .element(itself)
                case .child(let child):
                    let isInside = itself > 0 || child == item
                    quantity.part = .element(isInside ? itself + 1 : child + Self.firstItem)
                case .element: break
                }
                return quantity
            }
        }
        self.known.append(Entry(quantity: quantity, step: known))
    }

    private static func isSame(_ first: Double?, _ second: Double?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first == second || abs(first - second) <= 1e-6 * max(1, abs(second))
    }

    // MARK: Steps to a quantity

    private func steps(to target: LayoutQuantity) -> [Entry] {
        var path = ExplanationPath(known)
        path.visit(target)
        return path.steps
    }
}

/// The steps that lead to a quantity, in an order in which each follows from earlier steps.
private struct ExplanationPath {
    private let known: [Explanation.Entry]
    private(set) var steps: [Explanation.Entry] = []
    private var visited: [LayoutQuantity] = []

    init(_ known: [Explanation.Entry]) { self.known = known }

    mutating func visit(_ quantity: LayoutQuantity) {
        guard !visited.contains(quantity), let entry = known.first(where: { $0.quantity == quantity }) else { return }
        visited.append(quantity)
        let formula = entry.step.formula
        // A quantity that only repeats another quantity has no step.
        if let other = formula.onlyQuantity, entry.step.rule == .passedOn || entry.step.rule == .asChild {
            return visit(other)
        }
        for inner in formula.quantities {
            guard case .element(let element) = inner.part, element < Explanation.firstItem else { continue }
            switch inner.kind {
            case .offer: visit(inner)
            case .start: if quantity.kind == .start { visit(inner) }
            // The length of an item is explained separately if a position follows from it.
            case .length: if quantity.kind != .start { visit(inner) }
            }
        }
        for fact in entry.step.facts {
            for inner in fact.quantities where inner.kind == .offer { visit(inner) }
        }
        steps.append(entry)
    }
}

extension LayoutQuantity.Axis {
    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension TrainerState {
    /// The axis of a stack, along which spacers expand; `nil` for other containers.
    var stackAxis: Axis? {
        guard self[.system].choice(TrainerSystem.stack) == .stack else { return nil }
        switch self[.direction].choice(Direction.horizontal) {
        case .horizontal: return .horizontal
        case .vertical: return .vertical
        case .depth: return nil
        }
    }

    /// Returns the steps that lead to the frame of an item; `nil` for an unknown item.
    package func explanation(of item: Int) -> Explanation? {
        guard item >= 0, item < itemCount else { return nil }
        let picture = picture(explaining: item)
        return picture.account.map { Explanation(self, picture, $0) }
    }
}
