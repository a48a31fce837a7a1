extension SampleFigure {
    static let textAlignment: [SampleFigure] = [
        linesBesideLines, alignmentBothWays, frameAgainstText, meetingBaselines, firstAndLastBaselines, figureColumns,
        textSpacing,
    ]

    private static let linesBesideLines: SampleFigure = SampleFigure(
        "lines-beside-lines", title: "Where lines start and end",
        description: "One text aligned in three ways: its lines start together, are centred, or end together."
    ) {
        HStack(alignment: .top, spacing: 24) {
            ForEach(TextAlignment.allCases, id: \.self) { alignment in
                Captioned("\(alignment)") {
                    Text("Not all lines of a text are equally long, so they need to agree.")
                        .multilineTextAlignment(alignment)
                        .font(.subheadline)
                        .foregroundStyle(.ink)
                        .frame(width: 128)
                        .padding(8)
                        .outlined()
                        .named("\(alignment)")
                }
            }
        }
    }

    private static let alignmentBothWays: SampleFigure = SampleFigure(
        "alignment-both-ways", title: "Alignment follows reading",
        description: """
            The three alignments where reading goes from left to right, and below where it goes from right to left: \
            lines start on the side where reading starts.
            """, findings: [.estimatedWidth]
    ) {
        VStack(alignment: .leading, spacing: 20) {
            ForEach(LayoutDirection.allCases, id: \.self) { direction in
                HStack(spacing: 20) {
                    ForEach(TextAlignment.allCases, id: \.self) { alignment in
                        Captioned("\(alignment)") {
                            Text(direction == .leftToRight ? "Good morning,\nworld" : "בוקר טוב,\nעולם")
                                .multilineTextAlignment(alignment)
                                .font(.title3)
                                .foregroundStyle(.ink)
                                .bounded()
                                .named("\(alignment), \(direction)")
                        }
                    }
                }
                .grounded(16)
                .environment(\.layoutDirection, direction)
            }
        }
    }

    private static let frameAgainstText: SampleFigure = SampleFigure(
        "frame-against-text", title: "Two alignments",
        description: """
            A frame aligns the text as a whole, and a text aligns its lines. The dashed frames are 150 points wide; \
            thin outlines are the bounds of the texts.
            """
    ) {
        VStack(alignment: .leading, spacing: 20) {
            ForEach([TextAlignment.leading, .trailing], id: \.self) { lines in
                HStack(spacing: 24) {
                    ForEach(["leading", "trailing"], id: \.self) { frame in
                        Captioned("frame \(frame), lines \(lines)") {
                            Text("Two roads\nthat part and\nmeet again")
                                .multilineTextAlignment(lines)
                                .font(.subheadline)
                                .foregroundStyle(.ink)
                                .bounded()
                                .named("frame \(frame), lines \(lines)")
                                .frame(width: 150, alignment: frame == "leading" ? .leading : .trailing)
                                .padding(.vertical, 8)
                                .outlined()
                        }
                    }
                }
            }
        }
    }

    private static let meetingBaselines: SampleFigure = SampleFigure(
        "meeting-baselines", title: "Sizes on one line",
        description: """
            Four sizes in a row, once with their middles and once with their baselines on one line.
            """
    ) {
        VStack(alignment: .leading, spacing: 18) {
            Captioned("center") {
                HStack(alignment: .center, spacing: 16) { sizes }
                    .background { Rectangle().fill(.guide).frame(height: 0.75) }
                    .named("by middles")
            }
            Captioned("firstTextBaseline") {
                HStack(alignment: .firstTextBaseline, spacing: 16) { sizes }
                    .background(alignment: .centerFirstTextBaseline) { Rectangle().fill(.guide).frame(height: 0.75) }
                    .named("by baselines")
            }
        }
    }

    @ViewBuilder private static var sizes: some View {
        Text("Height").font(.system(size: 44)).foregroundStyle(.ink).bounded()
        Text("1,250 m").font(.title2).foregroundStyle(.ink).bounded()
        Text("above the sea").font(.subheadline).foregroundStyle(.muted).bounded()
        Text("measured").font(.caption2).foregroundStyle(.muted).bounded()
    }

    private static let firstAndLastBaselines: SampleFigure = SampleFigure(
        "first-and-last-baselines", title: "The first line, the last line",
        description: """
            A heading beside three lines of text: its baseline meets that of the first line above, and that of the \
            last line below.
            """
    ) {
        VStack(alignment: .leading, spacing: 24) {
            HStack(alignment: .firstTextBaseline, spacing: 16) { headingAndLines }
                .background(alignment: .centerFirstTextBaseline) { Rectangle().fill(.guide).frame(height: 0.75) }
                .named("first baselines")
            HStack(alignment: .lastTextBaseline, spacing: 16) { headingAndLines }
                .background(alignment: .centerLastTextBaseline) { Rectangle().fill(.guide).frame(height: 0.75) }
                .named("last baselines")
        }
    }

    @ViewBuilder private static var headingAndLines: some View {
        Text("Note").font(.largeTitle).foregroundStyle(.coralInk).bounded()
        Text("A baseline is the line on which letters stand; some hang below it, and none floats above.")
            .font(.footnote)
            .foregroundStyle(.ink)
            .frame(width: 190, alignment: .leading)
            .bounded()
    }

    private static let figureColumns: SampleFigure = SampleFigure(
        "figure-columns", title: "Figures in columns",
        description: """
            A balance made of stacks. Figures end at the right edges of their columns, and because all of them are of \
            one width, units stand below units.
            """
    ) {
        HStack(alignment: .top, spacing: 28) {
            VStack(alignment: .leading, spacing: 8) {
                Caption("Month")
                ForEach(balance, id: \.month) { Text($0.month) }
            }
            VStack(alignment: .trailing, spacing: 8) {
                Caption("Income")
                ForEach(balance, id: \.month) { Text("\($0.income)").monospacedDigit() }
            }
            .named("income")
            VStack(alignment: .trailing, spacing: 8) {
                Caption("Costs")
                ForEach(balance, id: \.month) { Text("\($0.costs)").monospacedDigit() }
            }
            .named("costs")
            VStack(alignment: .trailing, spacing: 8) {
                Caption("Balance")
                ForEach(balance, id: \.month) { row in
                    Text("\(row.income - row.costs)")
                        .monospacedDigit()
                        .bold()
                        .foregroundStyle(row.income < row.costs ? .coralInk : .ink)
                }
            }
            .named("balance")
        }
        .font(.callout)
        .foregroundStyle(.ink)
        .grounded(20)
    }

    private static var balance: [(month: String, income: Int, costs: Int)] {
        [
            ("January", 12480, 9_310), ("February", 8_075, 9_111), ("March", 11_111, 10_874), ("April", 960, 12_402),
            ("May", 104_330, 28_997),
        ]
    }

    private static let textSpacing: SampleFigure = SampleFigure(
        "text-spacing", title: "Room as letters like it",
        description: """
            On the left a column without a spacing of its own: lines of text stand directly below each other; between a text and \
            a box there is more below the text than above it, and between boxes there are 8 points.
            """
    ) {
        HStack(alignment: .top, spacing: 40) {
            Captioned("no spacing given") { VStack { linesAndBoxes }.named("by letters") }
            Captioned("spacing of 8") { VStack(spacing: 8) { linesAndBoxes }.named("eight everywhere") }
        }
    }

    @ViewBuilder private static var linesAndBoxes: some View {
        line("First line")
        line("Second line")
        box
        box
        line("Third line")
        box
    }

    private static func line(_ text: String) -> some View { Text(text).font(.title3).foregroundStyle(.ink).bounded() }

    private static var box: some View { Tile("", .amber).frame(width: 120, height: 28) }
}
