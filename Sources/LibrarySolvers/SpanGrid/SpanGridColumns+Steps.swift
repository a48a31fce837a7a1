extension SpanGridColumns {
    /// Returns the step that leads to the width proposed to an item.
    package func offerStep(span: Int, width: Double) -> LayoutStep {
        let gaps = gap * Double(count - 1)
        var column = LayoutFormula.number(tileWidth, .track)
        if abs(length - width) < 1e-6 {
            column = .quotient(
                .without(.length(width, axis: .horizontal), [.number(gaps, .gaps)]),
                .number(Double(count), .trackCount)
            )
        }
        guard span > 1 else { return LayoutStep(.spanColumn, column) }
        return LayoutStep(
            .spanColumn,
            .total([
                .product(column, .number(Double(span), .trackCount)), .number(gap * Double(span - 1), .gaps),
            ])
        )
    }
}
