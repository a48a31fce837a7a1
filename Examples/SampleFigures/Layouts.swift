extension SampleFigure {
    static let layouts: [SampleFigure] = [circularTable, sameViews, shares, equalWidths, wrappedWords]

    private static let circularTable: SampleFigure = SampleFigure(
        "circular-table", title: "Around a table",
        description: "A layout of its own seats eight guests around a circle, the first at the top, and on clockwise."
    ) {
        AroundCircle {
            ForEach(0..<8) { seat in
                Text("\(seat + 1)").font(.system(size: 15, weight: .semibold))
                    .foregroundStyle(Color.cell(seat).legible)
                    .frame(width: 36, height: 36)
                    .background(Color.cell(seat), in: Circle())
                    .named("seat \(seat + 1)")
            }
        }
        .frame(width: 190, height: 190)
        .background { Circle().fill(.ground).padding(42) }
    }

    private static let sameViews: SampleFigure = SampleFigure(
        "same-views", title: "The same views in four layouts",
        description: "Three cells in a row, in a column, in layers and around a circle: only the layout is another."
    ) {
        HStack(spacing: 20) {
            ForEach(arrangements, id: \.name) { arrangement in
                Captioned(arrangement.name) {
                    arrangement.layout {
                        Tile("A", .denim).frame(width: 46, height: 46)
                        Tile("B", .amber).frame(width: 32, height: 32)
                        Tile("C", .coral).frame(width: 20, height: 20)
                    }
                    .named(arrangement.name)
                    .frame(width: 112, height: 112)
                    .padding(8)
                    .background(.ground, in: RoundedRectangle(cornerRadius: 12))
                }
            }
        }
    }

    private static var arrangements: [(name: String, layout: AnyLayout)] {
        [
            ("HStackLayout", AnyLayout(HStackLayout(spacing: 4))),
            ("VStackLayout", AnyLayout(VStackLayout(spacing: 4))),
            ("ZStackLayout", AnyLayout(ZStackLayout())),
            ("AroundCircle", AnyLayout(AroundCircle())),
        ]
    }

    private static let shares: SampleFigure = SampleFigure(
        "shares", title: "Shares that the views ask for",
        description: """
            A layout divides its width by the share that each cell carries as a value: one, two, and three parts.
            """, width: 360, height: 64
    ) {
        Shares(spacing: 8) {
            Tile("1", .lagoon).share(1).named("one part")
            Tile("2", .amber).share(2).named("two parts")
            Tile("3", .iris).share(3).named("three parts")
        }
    }

    private static let equalWidths: SampleFigure = SampleFigure(
        "equal-widths", title: "As wide as the widest",
        description: """
            Three buttons of one width, that of the longest word. The layout measures all of them once, keeps the \
            result in its cache, and stacks them.
            """
    ) {
        EqualWidths(spacing: 8) {
            ForEach(["Print", "Print preview", "Cancel"], id: \.self) { label in
                Text(label).font(.system(size: 14, weight: .medium)).foregroundStyle(.ink)
                    .padding(.horizontal, 18)
                    .padding(.vertical, 9)
                    .frame(maxWidth: .infinity)
                    .background(.ground, in: Capsule())
                    .overlay { Capsule().strokeBorder(.hairline) }
                    .named(label)
            }
        }
    }

    private static let wrappedWords: SampleFigure = SampleFigure(
        "wrapped-words", title: "Words that wrap",
        description: "A layout sets chips in lines and begins a new line where the next one wouldn't fit.", width: 270
    ) {
        Lines(spacing: 8) {
            ForEach(Array(words.enumerated()), id: \.offset) { index, word in
                Chip(word, .cell(index)).named(word)
            }
        }
        .grounded(14)
    }

    private static let words = [
        "apricot", "fig", "blackcurrant", "pear", "quince", "plum", "gooseberry", "sloe", "medlar", "apple",
    ]
}
