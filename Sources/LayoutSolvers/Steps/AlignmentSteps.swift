/// The steps of positions that follow from an alignment.
package enum AlignmentSteps {
    /// Returns the step that leads to a shift from the start of the room.
    ///
    /// The shift is to the start, the middle, the end, or a line that a guide is aligned with.
    package static func step(
        shift: Double,
        room: LayoutFormula,
        length: LayoutFormula,
        line: Double,
        guide: Double,
        rule: LayoutRule
    ) -> LayoutStep {
        let slack = (room.value ?? 0) - (length.value ?? 0)
        if abs(shift) < 1e-9, abs(slack) < 1e-9 { return LayoutStep(.alignedFilled, .number(0, .none)) }
        if abs(shift) < 1e-9 { return LayoutStep(.alignedStart, .number(0, .none)) }
        if abs(shift - slack / 2) < 1e-6 {
            return LayoutStep(.alignedCenter, .quotient(.difference([room, length]), .number(2, .half)))
        }
        if abs(shift - slack) < 1e-6 { return LayoutStep(.alignedEnd, .difference([room, length])) }
        return LayoutStep(rule, .difference([.number(line, .guideLine), .number(guide, .guide)]))
    }
}
