extension SampleFigure {
    static let guides: [SampleFigure] = [staircase, zeroLine, notchedBadge, acrossColumns]

    private static let staircase: SampleFigure = SampleFigure(
        "staircase", title: "A staircase of guides",
        description: """
            Five cells in a column. Each says that its leading edge lies 28 points further out than the one before.
            """
    ) {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(0..<5) { step in
                Tile("\(step * 28)", .cell(step))
                    .frame(width: 96, height: 28)
                    .alignmentGuide(.leading) { _ in CGFloat(step) * -28 }
                    .named("step \(step + 1)")
            }
        }
    }

    private static let zeroLine: SampleFigure = SampleFigure(
        "zero-line", title: "Above and below zero",
        description: """
            A chart made of a row. Bars for gains have their guide at the bottom, bars for losses at the top; \
            all guides meet on the line of zero.
            """
    ) {
        HStack(alignment: .zero, spacing: 10) {
            ForEach([36, 64, -28, 18, -52, 80, -12], id: \.self) { value in
                UnevenRoundedRectangle(cornerRadii: .end(of: value))
                    .fill(value > 0 ? .meadow : .coral)
                    .frame(width: 28, height: CGFloat(abs(value)))
                    .alignmentGuide(.zero) { value > 0 ? $0[.bottom] : $0[.top] }
                    .named("bar of \(value)")
            }
        }
        .overlay(alignment: Alignment(horizontal: .center, vertical: .zero)) { GuideLine(.horizontal) }
    }

    private static let notchedBadge: SampleFigure = SampleFigure(
        "notched-badge", title: "A badge on the corner",
        description: """
            A badge lies over the corner of a card: the guides of the badge are moved to its centre, \
            and they meet the card's corner.
            """
    ) {
        Tile("Messages", .denim)
            .frame(width: 132, height: 72)
            .named("card")
            .overlay(alignment: .topTrailing) {
                Text("7").font(.system(size: 14, weight: .bold)).foregroundStyle(.black)
                    .frame(width: 30, height: 30)
                    .background(.amber, in: Circle())
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                    .named("badge")
            }
    }

    private static let acrossColumns: SampleFigure = SampleFigure(
        "across-columns", title: "One guide for two columns",
        description: """
            Two columns with different contents in a row. A guide of its own name marks the coral cell of each, \
            and the row lets these two meet.
            """
    ) {
        HStack(alignment: .mark, spacing: 16) {
            VStack(spacing: 8) {
                Tile("", .denim).frame(width: 110, height: 24)
                Tile("", .denim).frame(width: 110, height: 44)
                Tile("", .coral).frame(width: 110, height: 32)
                    .alignmentGuide(.mark) { $0[VerticalAlignment.center] }
                    .named("left mark")
            }
            VStack(spacing: 8) {
                Tile("", .coral).frame(width: 110, height: 56)
                    .alignmentGuide(.mark) { $0[VerticalAlignment.center] }
                    .named("right mark")
                Tile("", .lagoon).frame(width: 110, height: 24)
                Tile("", .lagoon).frame(width: 110, height: 36)
            }
        }
        .overlay(alignment: Alignment(horizontal: .center, vertical: .mark)) { GuideLine(.horizontal) }
    }
}

extension VerticalAlignment {
    private enum Zero: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    private enum Mark: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    /// The line above which gains and below which losses are drawn.
    fileprivate static let zero = VerticalAlignment(Zero.self)
    /// The middle of the marked cell.
    fileprivate static let mark = VerticalAlignment(Mark.self)
}

extension RectangleCornerRadii {
    /// Returns round corners at the end of a bar above or below the line.
    fileprivate static func end(of value: Int) -> RectangleCornerRadii {
        value > 0
            ? RectangleCornerRadii(topLeading: 8, topTrailing: 8)
            : RectangleCornerRadii(bottomLeading: 8, bottomTrailing: 8)
    }
}
