import LayoutSolvers

/// The quantities that determine a part of a frame, with their steps.
///
/// Each step follows from earlier steps.
struct ExplanationSteps {
    private let explainer: LayoutExplainer
    /// The steps found so far.
    private(set) var steps: [(quantity: LayoutQuantity, step: LayoutStep)] = []
    private var visited: Set<LayoutQuantity> = []
    /// The explained element, the elements around it, and the element inside it that determines its frame.
    private var chain: Set<Int> = []

    init(_ explainer: LayoutExplainer) { self.explainer = explainer }

    /// Adds the steps that determine a quantity of an element.
    mutating func add(_ kind: LayoutQuantity.Kind, of element: Int, _ axis: LayoutQuantity.Axis) {
        var around: Int? = element
        while let index = around {
            chain.insert(index)
            around = explainer.drawing.elements[index].parent
        }
        visit(LayoutQuantity(kind, of: .element(element), axis: axis), isTarget: true)
        // The target is always the last step, even if it only repeats another quantity.
        let target = LayoutQuantity(kind, of: .element(element), axis: axis)
        if steps.last?.quantity != target, steps.isEmpty || isPlain(target) {
            steps.append((target, explainer.step(for: target)))
        }
    }

    /// Returns whether a quantity only repeats another quantity.
    private func isPlain(_ quantity: LayoutQuantity) -> Bool { explainer.step(for: quantity).isPlain }

    private mutating func visit(_ quantity: LayoutQuantity, isTarget: Bool) {
        guard visited.insert(quantity).inserted else { return }
        let step = explainer.step(for: quantity)
        if let repeated = step.repeatedQuantity { return visit(repeated, isTarget: isTarget) }
        let decides = step.formula.onlyQuantity
        for inner in step.formula.quantities + step.facts.flatMap({ $0.quantities }) {
            guard case .element(let element) = inner.part else { continue }
            switch inner.kind {
            case .offer: visit(inner, isTarget: false)
            case .start where quantity.kind == .start: visit(inner, isTarget: false)
            case .start: break
            case .length where inner == decides: visit(inner, isTarget: isTarget)
            case .length where quantity.kind == .offer && chain.contains(element): visit(inner, isTarget: false)
            case .length: break
            }
        }
        steps.append((quantity, step))
    }
}

extension LayoutStep {
    /// The quantity that the step passes on unchanged; `nil` for other steps.
    var repeatedQuantity: LayoutQuantity? {
        guard let quantity = formula.onlyQuantity else { return nil }
        switch rule {
        case .passedOn, .asChild: return quantity
        // A view that starts where its parent starts needs no separate step.
        default: return quantity.kind == .start ? quantity : nil
        }
    }

    /// Whether the step only passes on another quantity.
    var isPlain: Bool { repeatedQuantity != nil || (rule == .passedOn && formula.value == nil) }
}
