extension SampleFigure {
    /// Layouts whose views are explained in words.
    static let explained: [SampleFigure] = [
        columnsExplained, spanExplained, monthExplained, alignmentExplained, paddingExplained, frameExplained,
        priorityExplained, fitExplained, overlayExplained, anatomyOfCard, anatomyOfToolbar, anatomyOfRow,
        anatomyOfReceipt,
    ]

    // MARK: - Grids

    private static let columnsExplained: SampleFigure = SampleFigure(
        "columns-explained", title: "How columns share the width",
        description: "A lazy grid with a fixed column, a flexible one with a maximum and a flexible one, explained.",
        caption: "Fixed columns come first. The others share the rest, one after another.", width: 360
    ) {
        LazyVGrid(
            columns: [GridItem(.fixed(72)), GridItem(.flexible(minimum: 20, maximum: 90)), GridItem(.flexible())],
            spacing: 8
        ) {
            Tile("72", .denim).frame(height: 48).named("fixed").callout("fixed: always 72 wide")
            Tile("≤ 90", .lagoon).frame(height: 48).callout("flexible: at most 90")
            Tile("rest", .iris).frame(height: 48).callout("flexible: all that is left")
            ForEach(0..<3) { Tile("", [Color.denim, .lagoon, .iris][$0].opacity(0.35)).frame(height: 48) }
        }
    }

    private static let spanExplained: SampleFigure = SampleFigure(
        "spanning-cell-explained", title: "What a spanning cell does",
        description: "A grid of three columns with a cell across two of them, a divider and a cell at a trailing edge.",
        caption: "A cell across two columns is as wide as both of them and the gap between them."
    ) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
                Tile("Mon", .denim).frame(width: 78, height: 44)
                Tile("Tue", .denim).frame(width: 124, height: 44).callout("124 wide, and so is its column")
                Tile("Wed", .denim).frame(width: 78, height: 44)
            }
            GridRow {
                Tile("Conference", .coral).frame(height: 44).gridCellColumns(2).named("spanning")
                    .callout("spans two columns and the gap")
                Tile("Rest", .lagoon).frame(height: 44)
            }
            Divider().gridCellUnsizedAxes(.horizontal).callout("outside of rows: as wide as the grid")
            GridRow {
                Tile("Ads", .meadow).frame(width: 44, height: 44).gridCellAnchor(.trailing)
                    .callout("at the trailing edge of its cell")
                Tile("Review", .meadow).frame(height: 44)
                Tile("Print", .meadow).frame(height: 44)
            }
        }
    }

    private static let monthExplained: SampleFigure = SampleFigure(
        "month-explained", title: "The grid of a month",
        description: "A month in seven columns, with four of its days explained.",
        caption: "May 2027: days are cells of seven equal columns.", width: 322
    ) {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 7), spacing: 6) {
            ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { day in
                Text(["M", "T", "W", "T", "F", "S", "S"][day])
                    .font(.system(size: 12, weight: .semibold)).foregroundStyle(.muted).frame(height: 18)
            }
            ForEach(0..<5) { index in
                Circle().strokeBorder(.hairline, style: StrokeStyle(lineWidth: 1, dash: [3, 3])).frame(height: 38)
                    .callout(index == 0 ? "five empty cells before the first day" : "")
            }
            ForEach(1..<32) { day in
                MonthDay(day: day).callout(MonthDay.notes[day] ?? "").named("day \(day)")
            }
        }
    }

    // MARK: - Rules of layout

    private static let alignmentExplained: SampleFigure = SampleFigure(
        "baselines-explained", title: "Three alignments of a row",
        description: """
            A price and a text of two lines in three rows, with the line that they share: the first baseline, the last \
            baseline, and the middle.
            """, caption: "Texts of several sizes share a line only when their baselines do."
    ) {
        VStack(spacing: 14) {
            price(.firstTextBaseline, sharing: ".firstTextBaseline: the first lines share it").named("first")
            price(.lastTextBaseline, sharing: ".lastTextBaseline: the last lines share it")
            price(.center, sharing: ".center: the middles of the frames share it")
        }
    }

    /// Returns a row with the line at which its views are aligned.
    private static func price(_ alignment: VerticalAlignment, sharing words: String) -> some View {
        HStack(alignment: alignment, spacing: 10) {
            Text("48").font(.system(size: 40, weight: .bold))
            Text("euros per year,\nand nothing else").font(.system(size: 14))
        }
        .foregroundStyle(.ink)
        .padding(.vertical, 2)
        .background(alignment: Alignment(horizontal: .center, vertical: alignment)) {
            Rectangle().fill(.guide).frame(width: 212, height: 1)
                .alignmentGuide(alignment) { $0[VerticalAlignment.center] }
                .callout(words)
        }
        .frame(width: 190)
        .grounded()
    }

    private static let paddingExplained: SampleFigure = SampleFigure(
        "order-of-modifiers-explained", title: "The order of modifiers",
        description: "The same label twice: a background after the padding, and a background before it.",
        caption: "Each modifier wraps what is before it, so their order is a part of the layout."
    ) {
        HStack(spacing: 36) {
            Text("Order").font(.system(size: 17, weight: .semibold)).foregroundStyle(Color.black)
                .padding(22)
                .background(.amber)
                .named("padding first")
                .callout("padding, then background: the color includes the padding", at: .leading)
            Text("Order").font(.system(size: 17, weight: .semibold)).foregroundStyle(Color.black)
                .background(.amber)
                .callout(
                    "background, then padding: the color ends at the text",
                    at: .trailing,
                    offset: CGSize(width: 2.5, height: 0)
                )
                .padding(22)
                .outlined()
        }
    }

    private static let frameExplained: SampleFigure = SampleFigure(
        "frame-explained", title: "A frame and what is in it",
        description: "A frame that is larger than its text, with the text at the bottom trailing corner.",
        caption: "frame(width:height:alignment:) makes a box; it doesn't stretch the view in it."
    ) {
        Text("Hello").font(.system(size: 24, weight: .bold)).foregroundStyle(.ink)
            .padding(.horizontal, 4)
            .background(.denim.opacity(0.3))
            .named("text")
            .callout(
                "keeps its own size, and lies where the alignment says",
                at: .top,
                offset: CGSize(width: 0, height: 3)
            )
            .frame(width: 260, height: 130, alignment: .bottomTrailing)
            .outlined()
            .dimension([.top, .leading])
            .overlay(alignment: .topTrailing) {
                // Dots are 4 points beside narrow views: this dot is on the line.
                Color.clear.frame(width: 1, height: 60).callout("the frame: this large, whatever is in it")
                    .padding(.trailing, 4.75)
            }
    }

    private static let priorityExplained: SampleFigure = SampleFigure(
        "priority-explained", title: "Who gets the room first",
        description: "A name, a spacer and an amount in a narrow row. The amount has a higher layout priority.",
        caption: "Views with the highest priority are offered all the room; the others share what is left.", width: 250
    ) {
        HStack(spacing: 8) {
            Text("Paper for sheets 4 to 12, cream").lineLimit(1).font(.system(size: 15)).foregroundStyle(.ink)
                .named("name").callout("priority 0: truncated, since less is left")
            Spacer(minLength: 4)
            Text("1,248.20 €").font(.system(size: 15, weight: .semibold)).foregroundStyle(.ink)
                .layoutPriority(1).callout("priority 1: as wide as its text")
        }
        .grounded(14)
    }

    private static let fitExplained: SampleFigure = SampleFigure(
        "view-that-fits-explained", title: "ViewThatFits in three widths",
        description: "The same three choices in 250, 130 and 60 points: a row, two words, and a symbol alone.",
        caption: "ViewThatFits takes the first choice whose ideal size is no larger than its room."
    ) {
        VStack(alignment: .leading, spacing: 12) {
            shareButton(in: 250).named("wide").callout("the first choice fits", at: .trailing)
            shareButton(in: 130).callout("only the second and the third choice fit", at: .trailing)
            shareButton(in: 60).callout("only the last choice fits", at: .trailing)
        }
    }

    private static func shareButton(in width: CGFloat) -> some View {
        ViewThatFits {
            Label("Share with everybody", systemImage: "square.and.arrow.up")
            Label("Share", systemImage: "square.and.arrow.up")
            Image(systemName: "square.and.arrow.up")
        }
        .font(.system(size: 15, weight: .medium))
        .foregroundStyle(Color.black)
        .padding(.horizontal, 12)
        .padding(.vertical, 9)
        .background(.meadow, in: Capsule())
        .frame(width: width, height: 48)
        .outlined()
    }

    private static let overlayExplained: SampleFigure = SampleFigure(
        "overlay-explained", title: "Overlays take no room",
        description: "A tile with a badge at its corner and a bar at its lower edge, beside another tile.",
        caption: "Overlays get the size of their view as a proposal, and change nothing around it."
    ) {
        HStack(alignment: .bottom, spacing: 24) {
            Tile("Inbox", .denim).frame(width: 132, height: 96)
                .overlay(alignment: .bottom) {
                    Capsule().fill(.black.opacity(0.55)).frame(height: 6).callout(
                        "as wide as the tile, less its padding",
                        at: .leading,
                        offset: CGSize(width: 4, height: 0)
                    )
                    .padding(10)
                }
                .overlay(alignment: .topTrailing) {
                    Text("12").font(.system(size: 13, weight: .bold)).foregroundStyle(Color.black)
                        .frame(width: 34, height: 34)
                        .background(.amber, in: Circle())
                        .named("badge")
                        .callout("aligned at the corner, then moved by an offset", at: .trailing)
                        .offset(x: 10, y: -10)
                }
            Tile("Drafts", .lagoon).frame(width: 96, height: 64)
                .callout("stays where it is: overlays don't count")
        }
    }

    // MARK: - Anatomies

    private static let anatomyOfCard: SampleFigure = SampleFigure(
        "anatomy-of-a-card", title: "The anatomy of a card",
        description: "A card with a picture, a title, a line of details and a button, each explained.",
        caption: "A card is a leading-aligned stack on a ground with round corners."
    ) {
        VStack(alignment: .leading, spacing: 0) {
            Landscape().frame(height: 116).clipped().callout("the picture fills the width of the card")
            VStack(alignment: .leading, spacing: 10) {
                Text("A weekend in Mainz").font(.system(size: 18, weight: .bold)).foregroundStyle(.ink)
                    .named("title").callout("title: 18 points, bold")
                Label("2 nights · 4 people", systemImage: "bed.double")
                    .font(.system(size: 13)).foregroundStyle(.muted)
                    .callout("details: a symbol and text in one label")
                HStack {
                    Text("248 €").font(.system(size: 17, weight: .semibold)).foregroundStyle(.ink)

                    TintedSpacer().callout("a spacer keeps price and button apart", at: .bottom)
                    Chip("Book", .amber).callout("the capsule grows with its word", at: .trailing)
                }
            }
            .padding(16)
        }
        .frame(width: 240)
        .background(.ground)
        .clipShape(RoundedRectangle(cornerRadius: 14))
    }

    private static let anatomyOfToolbar: SampleFigure = SampleFigure(
        "anatomy-of-a-toolbar", title: "The anatomy of a toolbar",
        description: "A toolbar with a button to go back, a title in the middle and two actions.",
        caption: "The title is a layer of its own, so it is in the middle of the bar, not of the rest.",
        callouts: .below
    ) {
        ZStack {
            Text("Proofs").font(.system(size: 17, weight: .semibold)).foregroundStyle(.ink)
                .named("title").explainedBelow("in the middle of the bar")
            HStack(spacing: 24) {
                Label("Books", systemImage: "chevron.backward").explainedBelow("leading: back to the last screen")
                Spacer()
                Image(systemName: "magnifyingglass").explainedBelow("actions at the trailing edge")
                Image(systemName: "ellipsis.circle").explainedBelow("more actions in a menu")
            }
            .foregroundStyle(.denimInk)
            .font(.system(size: 17))
        }
        .padding(.horizontal, 24)
        .frame(width: 420, height: 56)
        .background(.ground, in: RoundedRectangle(cornerRadius: 12))
        .padding(.bottom, 22)
    }

    private static let anatomyOfRow: SampleFigure = SampleFigure(
        "anatomy-of-a-row", title: "The anatomy of a row",
        description: "A row of a list with a symbol, two lines of text, a count and a chevron.",
        caption: "Two lines of text in a row: a stack in a stack."
    ) {
        HStack(spacing: 12) {
            Image(systemName: "tray.fill").font(.system(size: 20)).foregroundStyle(Color.black)
                .frame(width: 44, height: 44)
                .background(.amber, in: RoundedRectangle(cornerRadius: 10))
                .callout("a fixed frame, so that the texts of all rows start alike")
            VStack(alignment: .leading, spacing: 3) {
                Text("Inbox").font(.system(size: 17, weight: .semibold)).foregroundStyle(.ink)
                    .named("title")
                Text("Proofs of sheet 4").font(.system(size: 14)).foregroundStyle(.muted)
            }
            .padding(5)
            .outlined()
            .callout("title and subtitle: a leading-aligned stack", at: .topTrailing)
            .padding(-5)
            TintedSpacer().callout("a spacer: what follows is at the trailing edge", at: .bottom)
            Text("12").font(.system(size: 15)).foregroundStyle(.muted)
            Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold)).foregroundStyle(.muted)
        }
        .padding(12)
        .frame(width: 330)
        .background(.ground, in: RoundedRectangle(cornerRadius: 12))
    }

    private static let anatomyOfReceipt: SampleFigure = SampleFigure(
        "anatomy-of-a-receipt", title: "The anatomy of a receipt",
        description: "A grid with three columns for articles, counts and amounts, and a sum that spans two of them.",
        caption: "The alignment of a column is set once, at any of its cells."
    ) {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 22, verticalSpacing: 9) {
            GridRow {
                Text("Article").callout("leading, as the grid says")
                Text("Count").gridColumnAlignment(.center)
                Text("Amount").gridColumnAlignment(.trailing).callout("the column is trailing, so digits line up")
            }
            .font(.system(size: 12, weight: .semibold)).foregroundStyle(.muted)
            Divider().gridCellUnsizedAxes(.horizontal)
            receiptLine("Paper, cream", "40", "96.00")
            receiptLine("Ink", "2", "31.50")
            receiptLine("Binding", "1", "120.00")
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Total").gridCellColumns(2).named("total").callout("spans two columns")
                Text("247.50")
            }
            .font(.system(size: 16, weight: .bold)).foregroundStyle(.ink)
        }
        .grounded(16)
    }

    private static func receiptLine(_ article: String, _ count: String, _ amount: String) -> some View {
        GridRow {
            Text(article)
            Text(count)
            Text(amount)
        }
        .font(.system(size: 14)).monospacedDigit().foregroundStyle(.ink)
    }
}

/// A day in the grid of a month.
private struct MonthDay: NonisolatedView {
    let day: Int

    /// The explanations of days.
    static let notes = [10: "today: a filled circle", 23: "weekends are muted"]

    var body: some View {
        let isToday = day == 10
        let isWeekend = (day + 4) % 7 >= 5
        Text(verbatim: "\(day)").font(.system(size: 14, weight: isToday ? .bold : .regular))
            .foregroundStyle(isToday ? Color.black : isWeekend ? .muted : .ink)
            .frame(maxWidth: .infinity, minHeight: 38)
            .overlay(alignment: .bottom) {
                if [9, 14, 27].contains(day) {
                    Circle().fill(.coral).frame(width: 5, height: 5)
                        .callout(day == 9 ? "an event: a dot below the number" : "")
                        .padding(.bottom, 4)
                }
            }
            .background { if isToday { Circle().fill(.amber) } }
    }
}

nonisolated extension View {
    /// Explains a view of a bar with a number below the bar, at the end of a stem.
    fileprivate func explainedBelow(_ words: String) -> some View {
        frame(height: 56).overlay(alignment: .bottom) {
            VStack(spacing: 0) {
                Rectangle().fill(.muted).frame(width: 0.75, height: 26)
                Color.clear.frame(width: 22, height: 22).callout(words)
            }
            .fixedSize()
            .alignmentGuide(.bottom) { _ in 12 }
        }
    }
}
