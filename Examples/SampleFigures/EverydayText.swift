extension SampleFigure {
    static let everydayText: [SampleFigure] = [
        articleCard, priceList, chat, recipe, dictionaryEntry, quotation, departures, poster,
    ]

    private static let articleCard: SampleFigure = SampleFigure(
        "article-card", title: "An article",
        description: """
            A card with a picture, a kicker in spaced capitals, a heading, a text cut after three lines, and a byline.
            """, width: 300
    ) {
        VStack(alignment: .leading, spacing: 0) {
            Rectangle()
                .fill(
                    .linearGradient(
                        colors: [.amber, .coral, .iris],
                        startPoint: .topTrailing,
                        endPoint: .bottomLeading
                    )
                )
                .overlay(alignment: .bottom) { Hills().fill(Color.black.opacity(0.25)).frame(height: 70) }
                .frame(height: 130)
                .clipped()
                .named("picture")
            VStack(alignment: .leading, spacing: 10) {
                Text("Field notes").font(.caption2.bold()).tracking(1.2).textCase(.uppercase).foregroundStyle(.coralInk)
                    .named("kicker")
                Text("The hills that wander when nobody looks").font(.title2.bold()).foregroundStyle(.ink).named(
                    "heading"
                )
                Text(
                    """
                    Whoever sleeps among the dunes wakes up in another valley. For eleven years a small team has \
                    measured how far the sand wanders between dusk and dawn, and who wanders with it.
                    """
                )
                .font(.subheadline)
                .lineSpacing(3)
                .lineLimit(3)
                .foregroundStyle(.muted)
                .named("text")
                HStack(spacing: 8) {
                    Circle().fill(.lagoon).frame(width: 22, height: 22)
                    Text("**Amara Diallo** · 6 minutes").font(.caption).foregroundStyle(.muted).named("byline")
                }
            }
            .padding(18)
        }
        .background(.ground)
        .clipShape(RoundedRectangle(cornerRadius: 14))
    }

    private static let priceList: SampleFigure = SampleFigure(
        "price-list", title: "A price list",
        description: """
            Dishes on the left, prices on the right, and a dotted line between them that takes what both leave.
            """, width: 320
    ) {
        VStack(alignment: .leading, spacing: 12) {
            Text("Kaffé").font(.title.weight(.light)).tracking(3).foregroundStyle(.ink).named("heading")
            ForEach(dishes, id: \.name) { dish in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text(dish.name).foregroundStyle(.ink).named(dish.name).layoutPriority(1)
                    DottedLine().stroke(.muted, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [0, 5]))
                        .frame(height: 2)
                    Text(dish.price, format: .number.precision(.fractionLength(2))).bold().foregroundStyle(.ink)
                        .named("price of \(dish.name)")
                }
                .font(.callout)
            }
            Caption("All prices in euros. Oat milk costs nothing.")
        }
        .grounded(24)
    }

    private static var dishes: [(name: String, price: Double)] {
        [
            ("Espresso", 2.4), ("Flat white", 3.9), ("Cardamom bun", 3.5), ("Rye bread with cheese", 7.25),
            ("Soup of the day", 11),
        ]
    }

    private static let chat: SampleFigure = SampleFigure(
        "chat", title: "A chat",
        description: """
            Messages in bubbles that are as wide as their text, up to three quarters of the column; mine are on the \
            trailing side.
            """, width: 300
    ) {
        VStack(spacing: 8) {
            Caption("Today, 18:42").padding(.bottom, 4)
            Bubble("Are you still at the workshop?", isMine: false)
            Bubble("Yes", isMine: true)
            Bubble(
                "The big frame is glued, but it has to dry for another hour before I can turn it over.",
                isMine: true
            )
            Bubble("Then I’ll bring *something to eat*. Soup?", isMine: false)
            Bubble("**Please!**", isMine: true)
        }
    }

    private static let recipe: SampleFigure = SampleFigure(
        "recipe", title: "A recipe",
        description: """
            Amounts end where ingredients begin; steps are numbered, and their lines are aligned beside the numbers.
            """, width: 380
    ) {
        VStack(alignment: .leading, spacing: 16) {
            VStack(alignment: .leading, spacing: 2) {
                Text("Flat bread").font(.title.bold()).foregroundStyle(.ink).named("heading")
                Text("For 4, in 40 minutes").font(.subheadline).foregroundStyle(.muted)
            }
            HStack(alignment: .top, spacing: 12) {
                VStack(alignment: .trailing, spacing: 4) {
                    ForEach(["300 g", "180 ml", "1½ tsp", "2 tbsp"], id: \.self) { Text($0).bold() }
                }
                .foregroundStyle(.coralInk)
                .named("amounts")
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(["flour", "warm water", "salt", "olive oil, and some for the pan"], id: \.self) { Text($0) }
                }
                .foregroundStyle(.ink)
                .named("ingredients")
            }
            .font(.subheadline)
            Divider()
            VStack(alignment: .leading, spacing: 10) {
                step(1, "Mix everything and knead it until the dough is smooth, which takes about five minutes.")
                step(2, "Cover it and let it rest for half an hour.")
                step(3, "Roll out eight thin rounds. Bake each in a hot pan, one minute on either side.")
            }
        }
        .grounded(24)
    }

    private static func step(_ number: Int, _ text: String) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text("\(number)").font(.headline).foregroundStyle(.coralInk).frame(width: 16, alignment: .trailing)
            Text(text).font(.subheadline).foregroundStyle(.ink).lineSpacing(2).named("step \(number)")
        }
    }

    private static let dictionaryEntry: SampleFigure = SampleFigure(
        "dictionary-entry", title: "A dictionary entry",
        description: """
            A headword with its pronunciation, a word class in italics, and numbered meanings with examples, some of \
            them one text with several faces.
            """, width: 360, findings: [.estimatedWidth]
    ) {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
                Text("grid").font(.largeTitle.bold()).foregroundStyle(.ink).named("headword")
                Text("/grɪd/").font(.title3).foregroundStyle(.muted).named("pronunciation")
            }
            Text("noun").font(.callout.italic()).foregroundStyle(.lagoonInk).named("word class")
            meaning(1, "lines that cross each other to form squares: ", "a map with a grid")
            meaning(2, "a network of cables that carries power: ", "the national grid")
            meaning(3, "the places from which cars start a race: ", "third on the grid")
            (Text("Origin  ").bold() + Text("back-formation from ") + Text("gridiron").italic()
                + Text(", about 1839."))
                .font(.footnote)
                .foregroundStyle(.muted)
                .named("origin")
        }
        .grounded(24)
    }

    private static func meaning(_ number: Int, _ meaning: String, _ example: String) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text("\(number)").bold().foregroundStyle(.lagoonInk)
            (Text(meaning) + Text(example).italic().foregroundColor(.muted)).foregroundStyle(.ink)
                .named("meaning \(number)")
        }
        .font(.callout)
    }

    private static let quotation: SampleFigure = SampleFigure(
        "quotation", title: "A quotation",
        description: """
            A saying between large marks: the marks hang outside the text, and the name ends where the lines end.
            """
    ) {
        VStack(alignment: .trailing, spacing: 14) {
            Text("The details are not the details. They make the design.")
                .font(.title.weight(.light).italic())
                .lineSpacing(4)
                .foregroundStyle(.ink)
                .frame(width: 300, alignment: .leading)
                .named("saying")
            Text("— Charles Eames").font(.subheadline).foregroundStyle(.muted).named("name")
        }
        .padding(.leading, 44)
        .overlay(alignment: .topLeading) {
            Text("“").font(.system(size: 90, weight: .bold)).foregroundStyle(.coralInk).offset(y: -14).named("mark")
        }
    }

    private static let departures: SampleFigure = SampleFigure(
        "departures", title: "Departures",
        description: """
            A board of buses: times in figures of one width, destinations cut where they are too long, and what is \
            late in another colour.
            """, width: 400
    ) {
        VStack(spacing: 0) {
            ForEach(Bus.board, id: \.time) { bus in
                if bus.time != Bus.board[0].time { Divider() }
                HStack(alignment: .firstTextBaseline, spacing: 14) {
                    Text(bus.time).monospacedDigit().strikethrough(bus.isCancelled)
                        .foregroundStyle(bus.isCancelled ? .muted : .ink)
                    Text(bus.line).font(.caption.bold()).foregroundStyle(Color.amber.legible)
                        .frame(width: 34)
                        .padding(.vertical, 3)
                        .background(.amber, in: RoundedRectangle(cornerRadius: 5))
                    Text(bus.destination).lineLimit(1).foregroundStyle(bus.isCancelled ? .muted : .ink)
                        .named(bus.destination)
                    Spacer(minLength: 0)
                    Text(bus.remark).font(.footnote).foregroundStyle(bus.isLate ? .coralInk : .muted)
                        .fixedSize()
                        .named("\(bus.time), remark")
                }
                .padding(.vertical, 10)
            }
        }
        .font(.callout)
        .padding(.horizontal, 18)
        .background(.ground, in: RoundedRectangle(cornerRadius: 12))
    }

    private static let poster: SampleFigure = SampleFigure(
        "poster", title: "A poster",
        description: """
            Large letters set tight, a title that shrinks until it fits, and details in columns: a poster made of \
            nothing but text and one circle.
            """, width: 300, height: 400
    ) {
        VStack(alignment: .leading, spacing: 0) {
            Text("CONCRETE").font(.system(size: 90, weight: .black)).tracking(-2).lineLimit(1).minimumScaleFactor(0.3)
                .named("title")
            Text("sound & light").font(.system(size: 36, weight: .light)).named("subtitle")
            Spacer()
            HStack(alignment: .lastTextBaseline) {
                Text("Three nights\nin the old\npower station").font(.footnote).named("details")
                Spacer()
                Text("11–13\nOctober").font(.footnote.bold()).multilineTextAlignment(.trailing).named("dates")
            }
        }
        .foregroundStyle(Color(white: 0.08))
        .padding(24)
        .background(alignment: .bottom) {
            Circle().fill(.coral).frame(width: 220, height: 220).offset(x: 30, y: -90).named("circle")
        }
        .background(.amber)
        .clipShape(RoundedRectangle(cornerRadius: 6))
    }
}

/// Round hills in the proposed width.
private struct Hills: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addCurve(
                to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.4),
                control1: CGPoint(x: rect.width * 0.35, y: rect.minY - rect.height * 0.5),
                control2: CGPoint(x: rect.width * 0.55, y: rect.maxY + rect.height * 0.3)
            )
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// A line along the middle.
private struct DottedLine: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

/// A message that the reader sent or received.
private struct Bubble: NonisolatedView {
    let text: String
    let isMine: Bool

    init(_ text: String, isMine: Bool) {
        self.text = text
        self.isMine = isMine
    }

    var body: some View {
        Text(LocalizedStringKey(text))
            .font(.subheadline)
            .foregroundStyle(isMine ? Color.denim.legible : .ink)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(isMine ? .denim : .ground, in: RoundedRectangle(cornerRadius: 17))
            .named(text)
            .frame(maxWidth: 225, alignment: isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    }
}

/// A bus on a board.
private struct Bus {
    let time: String
    let line: String
    let destination: String
    var remark = "on time"
    var isLate = false
    var isCancelled = false

    static let board = [
        Bus(time: "17:04", line: "11", destination: "Harbour"),
        Bus(
            time: "17:11",
            line: "20E",
            destination: "University Hospital via Botanical Garden",
            remark: "+ 6 min",
            isLate: true
        ),
        Bus(time: "17:15", line: "7", destination: "Old Town", remark: "cancelled", isLate: true, isCancelled: true),
        Bus(time: "17:21", line: "11", destination: "Harbour"),
        Bus(time: "17:38", line: "N1", destination: "Airport, Terminal 2"),
    ]
}
