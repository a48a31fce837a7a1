extension SampleFigure {
    /// Symbols beside text, in columns, buttons and bars.
    static let symbolsInLayouts: [SampleFigure] = [
        symbolsAndTextSizes, symbolColumn, symbolActions, symbolWeek, symbolTabs, symbolRating,
    ]

    private static let symbolsAndTextSizes: SampleFigure = SampleFigure(
        "symbols-in-text-sizes", title: "Symbols are as large as their text",
        description: "A label in four sizes of text. Its symbol grows with the letters and stays in their middle.",
        caption: "A symbol has the size and the weight of the font around it.", guides: [.baselines]
    ) {
        HStack(alignment: .firstTextBaseline, spacing: 26) {
            Label("12", systemImage: "bell").font(.system(size: 12))
            Label("17", systemImage: "bell").font(.system(size: 17)).named("17 points")
            Label("28", systemImage: "bell").font(.system(size: 28))
            Label("40", systemImage: "bell").font(.system(size: 40, weight: .semibold))
        }
        .foregroundStyle(.ink)
    }

    private static let symbolColumn: SampleFigure = SampleFigure(
        "symbols-in-a-column", title: "A column for symbols",
        description:
            "Four rows twice: in stacks, where titles start after their symbols, and in a grid with two columns.",
        caption: "Symbols differ in width. A grid gives them a column, so that the titles start alike."
    ) {
        HStack(alignment: .top, spacing: 28) {
            Captioned("stacks") {
                VStack(alignment: .leading, spacing: 12) {
                    ForEach(SymbolRow.all) { row in
                        HStack(spacing: 10) {
                            Image(systemName: row.symbol); Text(row.title)
                        }
                    }
                }
                .frame(width: 150, alignment: .leading).grounded(14)
            }
            Captioned("a grid") {
                Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 12) {
                    ForEach(SymbolRow.all) { row in
                        GridRow {
                            Image(systemName: row.symbol).gridColumnAlignment(.center)
                            Text(row.title)
                        }
                    }
                }
                .frame(width: 150, alignment: .leading).grounded(14).named("grid")
            }
        }
        .font(.system(size: 17)).foregroundStyle(.ink)
    }

    private static let symbolActions: SampleFigure = SampleFigure(
        "symbols-in-an-adaptive-grid", title: "Actions in an adaptive grid",
        description: "Eight actions, each a symbol in a circle above a word, in as many columns as fit.",
        caption: "Adaptive columns of at least 72 points: four of them in 340.", width: 340
    ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72), spacing: 10)], spacing: 14) {
            ForEach(SymbolRow.actions) { action in
                VStack(spacing: 6) {
                    Image(systemName: action.symbol).font(.system(size: 22)).foregroundStyle(.white)
                        .frame(width: 52, height: 52)
                        .background(.deepDenim, in: Circle())
                    Text(action.title).font(.system(size: 12)).foregroundStyle(.ink)
                }
                .named(action.title)
            }
        }
    }

    private static let symbolWeek: SampleFigure = SampleFigure(
        "symbols-in-a-forecast", title: "A forecast of five days",
        description:
            "Five days in a grid: a symbol for the weather, the lowest and the highest temperature, and a bar between.",
        caption: "Each kind of content has a column; the bars take the rest.", width: 340
    ) {
        Grid(horizontalSpacing: 14, verticalSpacing: 13) {
            ForEach(ForecastDay.all) { day in
                GridRow {
                    Text(day.name).gridColumnAlignment(.leading)
                    Image(systemName: day.symbol).font(.system(size: 20)).foregroundStyle(day.ink).frame(width: 30)
                    Text(verbatim: "\(day.low)°").foregroundStyle(.muted).gridColumnAlignment(.trailing)
                    GeometryReader { proxy in
                        Capsule().fill(.hairline)
                        Capsule().fill(.amber)
                            .frame(width: proxy.size.width * CGFloat(day.high - day.low) / 20)
                            .offset(x: proxy.size.width * CGFloat(day.low - 2) / 20)
                    }
                    .frame(height: 6)
                    .named("bar of \(day.name)")
                    Text(verbatim: "\(day.high)°").gridColumnAlignment(.trailing)
                }
            }
        }
        .font(.system(size: 15)).foregroundStyle(.ink)
        .grounded(16)
    }

    private static let symbolTabs: SampleFigure = SampleFigure(
        "symbols-in-a-bar", title: "A bar of five tabs",
        description: "Five symbols above their words, as wide as each other. The selected one is filled and colored.",
        caption: "frame(maxWidth: .infinity) at each item makes all of them equally wide.", width: 360
    ) {
        HStack(spacing: 0) {
            ForEach(SymbolRow.tabs.indices, id: \.self) { index in
                let tab = SymbolRow.tabs[index]
                VStack(spacing: 4) {
                    Image(systemName: tab.symbol).symbolVariant(index == 0 ? .fill : .none).font(.system(size: 22))
                        .frame(height: 28)
                    Text(tab.title).font(.system(size: 11, weight: .medium))
                }
                .foregroundStyle(index == 0 ? .denimInk : .muted)
                .frame(maxWidth: .infinity)
                .named(tab.title)
                .callout(
                    index == 0 ? "selected: filled, in the accent color" : index == 4 ? "a fifth of the width" : ""
                )
            }
        }
        .padding(.vertical, 8)
        .background(.ground, in: RoundedRectangle(cornerRadius: 16))
    }

    private static let symbolRating: SampleFigure = SampleFigure(
        "symbols-of-a-rating", title: "Stars of a rating",
        description: "Three ratings with whole, half and empty stars, beside bars with the share of each.",
        caption: "Half a star is a symbol of its own, as wide as a whole one.", width: 330
    ) {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
            ForEach([4.5, 3.0, 1.5], id: \.self) { rating in
                GridRow {
                    HStack(spacing: 3) {
                        ForEach(0..<5) { star in
                            Image(
                                systemName: rating >= Double(star) + 1
                                    ? "star.fill" : rating > Double(star) ? "star.leadinghalf.filled" : "star"
                            )
                        }
                    }
                    .foregroundStyle(.amber)
                    .named("\(rating) stars")
                    Text(verbatim: "\(rating)").monospacedDigit().foregroundStyle(.ink)
                    Capsule().fill(.hairline).frame(height: 8)
                        .overlay(alignment: .leading) {
                            GeometryReader { proxy in
                                Capsule().fill(.amber).frame(width: proxy.size.width * rating / 5)
                            }
                        }
                }
            }
        }
        .font(.system(size: 17))
        .grounded(16)
    }
}

/// A symbol with its title and color.
struct SymbolRow: Identifiable, Sendable {
    let title: String
    let symbol: String
    var color: Color = .denim

    var id: String { title }

    static let all = [
        SymbolRow(title: "Bookmarks", symbol: "bookmark"), SymbolRow(title: "People", symbol: "person.3"),
        SymbolRow(title: "Flagged", symbol: "flag"),
        SymbolRow(title: "Messages", symbol: "bubble.left.and.bubble.right"),
    ]

    static let actions = [
        SymbolRow(title: "Scan", symbol: "viewfinder"), SymbolRow(title: "Send", symbol: "paperplane.fill"),
        SymbolRow(title: "Pay", symbol: "creditcard"), SymbolRow(title: "Tickets", symbol: "ticket"),
        SymbolRow(title: "Travel", symbol: "airplane"), SymbolRow(title: "Gifts", symbol: "gift"),
        SymbolRow(title: "Food", symbol: "fork.knife"), SymbolRow(title: "Health", symbol: "heart"),
    ]

    static let tabs = [
        SymbolRow(title: "Home", symbol: "house"), SymbolRow(title: "Library", symbol: "book"),
        SymbolRow(title: "Search", symbol: "magnifyingglass"), SymbolRow(title: "Alerts", symbol: "bell"),
        SymbolRow(title: "You", symbol: "person"),
    ]
}

/// The weather of a day.
private struct ForecastDay: Identifiable {
    let name: String
    let symbol: String
    let ink: Color
    let low: Int
    let high: Int

    var id: String { name }

    static let all = [
        ForecastDay(name: "Today", symbol: "cloud.sun", ink: .amberInk, low: 9, high: 17),
        ForecastDay(name: "Tuesday", symbol: "sun.max", ink: .amberInk, low: 11, high: 21),
        ForecastDay(name: "Wednesday", symbol: "cloud.rain", ink: .denimInk, low: 8, high: 13),
        ForecastDay(name: "Thursday", symbol: "cloud.bolt", ink: .irisInk, low: 6, high: 12),
        ForecastDay(name: "Friday", symbol: "snowflake", ink: .denimInk, low: 3, high: 8),
    ]
}
