import GridPress

extension RecordedView {
    /// Grids of Tokamak and MarkdownUI.
    static var grids: [RecordedView] {
        [
            RecordedView("markdownui.grid.texts4.boxes") {
                Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                    GridRow {
                        Step(wide: 90.5, narrow: 79, low: 31.5, high: 52.5) {}.named("a")
                        Step(wide: 90.5, narrow: 84, low: 31.5, high: 52.5) {}.named("b")
                        Step(wide: 90.5, narrow: 75.5, low: 31.5, high: 52.5) {}.named("c")
                        Step(wide: 90.5, narrow: 80, low: 31.5, high: 52.5) {}.named("d")
                    }
                }
            },
            RecordedView("tokamak.lazyVGrid.mixed") {
                LazyVGrid(
                    columns: [GridItem(.fixed(100)), GridItem(.fixed(100), spacing: 0), GridItem(.flexible())],
                    spacing: 10
                ) {
                    ForEach(0..<10) { i in Rectangle().frame(height: 100).named("i\(i)") }
                }
            },
            RecordedView("tokamak.lazyHGrid.mixed") {
                LazyHGrid(
                    rows: [GridItem(.fixed(100)), GridItem(.fixed(100), spacing: 0), GridItem(.flexible())],
                    spacing: 10
                ) {
                    ForEach(0..<10) { i in Rectangle().frame(width: 100).named("i\(i)") }
                }
            },
            RecordedView("tokamak.grid.span") {
                Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow(alignment: .top) {
                        Rectangle().named("a0")
                        Rectangle().gridCellColumns(2).named("a1")
                        Rectangle().named("a2")
                    }
                    GridRow(alignment: .top) {
                        ForEach(0..<4) { Rectangle().named("b\($0)") }
                    }
                }
            },
        ]
    }
}

/// A layout that behaves like a text of two words: wide and low, or narrow and high.
private struct Step: Layout {
    let wide: CGFloat
    let narrow: CGFloat
    let low: CGFloat
    let high: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let fits = (proposal.width ?? .infinity) >= wide
        return fits ? CGSize(width: wide, height: low) : CGSize(width: narrow, height: high)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
