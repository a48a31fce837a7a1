extension AspectRatioSolver {
    /// Returns the steps that lead to the two lengths of the box; `nil` if there is no box.
    package func offerSteps(offerWidth: Double?, offerHeight: Double?) -> (width: LayoutStep, height: LayoutStep)? {
        guard let box = box(offerWidth: offerWidth, offerHeight: offerHeight) else { return nil }
        let isWidthDecisive = offerWidth.map { $0.asOffer == box.width } ?? false
        let (first, second) = (LayoutFormula.number(width, .ratioWidth), LayoutFormula.number(height, .ratioHeight))
        let facts = [first, second]
        if isWidthDecisive {
            let side = LayoutFormula.positive(.offer(offerWidth, axis: .horizontal))
            return (
                LayoutStep(.aspectSide, side, facts: facts),
                LayoutStep(.aspectOther, .product(.quotient(side, first), second), facts: facts)
            )
        }
        let side = LayoutFormula.positive(.offer(offerHeight, axis: .vertical))
        return (
            LayoutStep(.aspectOther, .product(.quotient(side, second), first), facts: facts),
            LayoutStep(.aspectSide, side, facts: facts)
        )
    }
}
