extension SampleFigure {
    static let stacks: [SampleFigure] = [
        equalShares, pushingSpacers, profileCard, dividers, flattenedChildren, halving,
    ]

    private static let equalShares: SampleFigure = SampleFigure(
        "equal-shares", title: "Equal shares",
        description: "Three flexible cells share the width of a row: each is as wide as the others.", width: 320,
        height: 72
    ) {
        HStack {
            Tile("A", .denim).named("first share")
            Tile("B", .iris).named("second share")
            Tile("C", .coral).named("third share")
        }
    }

    private static let pushingSpacers: SampleFigure = SampleFigure(
        "pushing-spacers", title: "Spacers push",
        description: "Three rows with the same two chips. A spacer behind, between or around them takes the rest.",
        width: 320
    ) {
        VStack(spacing: 12) {
            HStack {
                Chip("Back", .denim).named("back, before the spacer")
                Chip("Edit", .meadow)
                Spacer()
            }
            .grounded()
            HStack {
                Chip("Back", .denim)
                Spacer()
                Chip("Edit", .meadow).named("edit, behind the spacer")
            }
            .grounded()
            HStack {
                Spacer()
                Chip("Back", .denim).named("back, between spacers")
                Chip("Edit", .meadow)
                Spacer()
            }
            .grounded()
        }
    }

    private static let profileCard: SampleFigure = SampleFigure(
        "profile-card", title: "Stacks in stacks",
        description: "A card made of a row with a portrait and a column; the column ends in a row of its own.",
        width: 340
    ) {
        HStack(alignment: .top, spacing: 16) {
            Circle().fill(.lagoon).frame(width: 56, height: 56)
                .overlay { Text("S").font(.system(size: 24, weight: .bold)).foregroundStyle(Color.lagoon.legible) }
                .named("portrait")
            VStack(alignment: .leading, spacing: 10) {
                Text("Solveig Dahl").font(.system(size: 17, weight: .medium)).foregroundStyle(.ink).named("name")
                Caption("Draws maps that fit a page")
                Capsule().fill(.hairline).frame(height: 8)
                Capsule().fill(.hairline).frame(width: 140, height: 8)
                HStack {
                    Chip("Follow", .denim).named("follow")
                    Chip("Write", .amber).named("write")
                    Spacer()
                }
            }
        }
        .grounded(20)
    }

    private static let dividers: SampleFigure = SampleFigure(
        "dividers", title: "Dividers follow their stack",
        description: "A divider in a row is a vertical line; the same divider in a column is a horizontal one.",
        width: 320, height: 120
    ) {
        HStack(spacing: 12) {
            Tile("1", .denim)
            Divider().named("vertical divider")
            Tile("2", .lagoon)
            Divider()
            VStack(spacing: 12) {
                Tile("3", .coral)
                Divider().named("horizontal divider")
                Tile("4", .amber)
            }
        }
    }

    private static let flattenedChildren: SampleFigure = SampleFigure(
        "flattened-children", title: "Groups have no frame",
        description: """
            A loop of three cells, an empty view and a group of two cells are five children of one row. \
            The dashed outline of the group is drawn around each of its cells.
            """, width: 360, height: 64
    ) {
        HStack {
            ForEach(1..<4) { number in
                Tile("\(number)", .denim).named("cell \(number)")
            }
            EmptyView()
            Group {
                Tile("4", .meadow).named("cell 4")
                Tile("5", .meadow).named("cell 5")
            }
            .padding(5)
            .outlined(.guide)
        }
    }

    private static let halving: SampleFigure = SampleFigure(
        "halving", title: "Halving, and halving again",
        description: """
            Rows and columns inside each other: each gives one half to a cell and the other to the next stack.
            """, width: 400, height: 250
    ) {
        Halving(depth: 0)
    }
}

/// A division into two halves: one is a cell, and the other repeats the division, rotated.
private struct Halving: NonisolatedView {
    let depth: Int

    var body: some View {
        let layout = depth.isMultiple(of: 2) ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 6))
        layout {
            Tile("", .cell(depth)).named("part \(depth + 1)")
            if depth < 7 { AnyView(Halving(depth: depth + 1)) }
        }
    }
}
