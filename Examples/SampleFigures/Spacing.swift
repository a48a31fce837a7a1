extension SampleFigure {
    static let spacing: [SampleFigure] = [defaultSpacing, overlappingPortraits, leastSpacer, mosaic]

    private static let defaultSpacing: SampleFigure = SampleFigure(
        "default-spacing", title: "Spacing that nobody wrote",
        description: """
            Two columns without a spacing. Cells stand 8 points apart; a text keeps a distance of its own to the cells \
            above and below it, and none to another text.
            """, width: 340
    ) {
        HStack(alignment: .top, spacing: 24) {
            VStack {
                Tile("cell", .denim).frame(height: 40).named("upper cell")
                Tile("cell", .denim).frame(height: 40).named("lower cell")
                Tile("cell", .denim).frame(height: 40)
            }
            .grounded()
            VStack {
                Tile("cell", .lagoon).frame(height: 40)
                Group {
                    Text("One text").named("upper text")
                    Text("Another text").named("lower text")
                }
                .foregroundStyle(.ink)
                Tile("cell", .lagoon).frame(height: 40)
            }
            .grounded()
        }
    }

    private static let overlappingPortraits: SampleFigure = SampleFigure(
        "overlapping-portraits", title: "Negative spacing",
        description: """
            Five round portraits overlap, since the spacing of their row is negative; each lies on the one before.
            """
    ) {
        HStack(spacing: -18) {
            ForEach(Array("AMITY".enumerated()), id: \.offset) { index, letter in
                Circle().fill(Color.cell(index))
                    .stroke(.paper, lineWidth: 4)
                    .overlay {
                        Text(String(letter)).font(.system(size: 20, weight: .bold))
                            .foregroundStyle(Color.cell(index).legible)
                    }
                    .frame(width: 64, height: 64)
                    .named("portrait \(letter)")
            }
        }
    }

    private static let leastSpacer: SampleFigure = SampleFigure(
        "least-spacer", title: "A spacer has a least length",
        description: """
            The row is offered less than it needs. The cells have no choice, and the spacer keeps its 40 points, \
            so the row reaches over both ends of the dashed offer.
            """, width: 300
    ) {
        HStack(spacing: 0) {
            Tile("110", .coral).frame(width: 110, height: 56)
            Spacer(minLength: 40)
                .overlay { Rectangle().fill(.guide).frame(height: 1.5) }
                .overlay { Chip("40", .amber) }
                .named("spacer")
            Tile("110", .coral).frame(width: 110, height: 56)
        }
        .frame(width: 220, height: 80)
        .outlined()
        .named("offer")
    }

    private static let mosaic: SampleFigure = SampleFigure(
        "mosaic", title: "No spacing at all",
        description: "Rows without spacing in a column without spacing: the cells of the mosaic touch each other.",
        width: 240, height: 160
    ) {
        VStack(spacing: 0) {
            ForEach(0..<4) { row in
                HStack(spacing: 0) {
                    ForEach(0..<6) { column in
                        Color.cell(row * 2 + column).opacity((row + column).isMultiple(of: 2) ? 1 : 0.55)
                    }
                }
                .named("row \(row + 1)")
            }
        }
        .cornerRadius(16)
    }
}
