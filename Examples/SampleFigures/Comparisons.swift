import FigureComparisons

extension SampleFigure {
    /// Two figures with their differences.
    static let comparisons: [SampleFigure] = [
        anotherSpacing, anotherColumn, anotherPaint, oneMoreCard, oneAboveTheOther,
    ]

    private static let anotherSpacing = SampleFigure("another-spacing") {
        FigureComparison(labels: FigureComparison.Labels("spacing 8", "spacing 24")) {
            Figure("Spacing of a row", description: "Three cards in a row.") { cards(spacing: 8) }
        } to: {
            Figure("Spacing of a row", description: "Three cards in a row.") { cards(spacing: 24) }
        }
    }

    private static let anotherColumn = SampleFigure("another-column") {
        FigureComparison {
            Figure("Columns of a grid", description: "Five tiles in a grid.", width: 250) { tiles(count: 3) }
        } to: {
            Figure("Columns of a grid", description: "Five tiles in a grid.", width: 250) { tiles(count: 2) }
        }
    }

    private static let anotherPaint = SampleFigure("another-paint") {
        FigureComparison {
            Figure("Colors and words of a card", description: "A card with a title and a button.") {
                card(title: "Proofs", button: .denim)
            }
        } to: {
            Figure("Colors and words of a card", description: "A card with a title and a button.") {
                card(title: "Prints", button: .coral)
            }
        }
    }

    private static let oneMoreCard = SampleFigure("one-more-card") {
        FigureComparison {
            Figure("A list with one more row", description: "A list of rows.") { rows(["Ink", "Paper"]) }
        } to: {
            Figure("A list with one more row", description: "A list of rows.") { rows(["Ink", "Glue", "Paper"]) }
        }
    }

    private static let oneAboveTheOther = SampleFigure("one-above-the-other") {
        FigureComparison(labels: FigureComparison.Labels("with a spacer", "without")) {
            Figure("A bar with and without a spacer", description: "A title and two buttons.", width: 420) {
                bar { Spacer() }
            }
        } to: {
            Figure("A bar with and without a spacer", description: "A title and two buttons.", width: 420) { bar {} }
        }
    }

    // MARK: - What is compared

    private static func cards(spacing: CGFloat) -> some View {
        HStack(spacing: spacing) {
            Tile("one", .denim).frame(width: 64, height: 72).named("one")
            Tile("two", .iris).frame(width: 64, height: 72).named("two")
            Tile("three", .coral).frame(width: 64, height: 72).named("three")
        }
        .named("cards")
        .frame(width: 240, alignment: .leading)
    }

    private static func tiles(count: Int) -> some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: count), spacing: 10) {
            ForEach(0..<5) { index in
                Tile("\(index + 1)", Color.cell(index)).frame(height: 44).named("tile \(index + 1)")
            }
        }
        .named("tiles")
    }

    private static func card(title: String, button: Color) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.system(size: 20, weight: .bold)).foregroundStyle(.ink)
            Text("Ready on Friday").font(.system(size: 14)).foregroundStyle(.muted)
            Capsule()
                .fill(button)
                .overlay { Text("Order").font(.system(size: 14, weight: .semibold)).foregroundStyle(button.legible) }
                .frame(width: 160, height: 34)
                .named("order")
        }
        .padding(16)
        .background(.ground, in: RoundedRectangle(cornerRadius: 12))
    }

    private static func rows(_ words: [String]) -> some View {
        VStack(spacing: 8) {
            ForEach(words, id: \.self) { word in
                Text(word)
                    .font(.system(size: 14, weight: .medium))
                    .foregroundStyle(.ink)
                    .padding(.horizontal, 12)
                    .frame(width: 190, height: 38, alignment: .leading)
                    .background(.ground, in: RoundedRectangle(cornerRadius: 8))
                    .named(word)
            }
        }
    }

    private static func bar<Middle: View>(@ViewBuilder _ middle: () -> Middle) -> some View {
        HStack(spacing: 10) {
            Text("Workshop").font(.system(size: 17, weight: .semibold)).foregroundStyle(.ink).named("title")
            middle()
            Chip("Print", .denim).named("print")
            Chip("Bind", .lagoon).named("bind")
        }
        .padding(12)
        .background(.ground, in: RoundedRectangle(cornerRadius: 10))
    }
}
