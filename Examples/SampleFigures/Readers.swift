extension SampleFigure {
    static let readers: [SampleFigure] = [
        readShares, clockFace, viewThatFits, scrollViewport, scrollExpanded, sidewaysScroll, widthReader, heightReader,
        sizeChange, evenEdges,
    ]

    private static let readShares: SampleFigure = SampleFigure(
        "read-shares", title: "Shares of the room there is",
        description: """
            Three bars that a geometry reader makes as long as a quarter, a half and three quarters of its width.
            """, width: 300, height: 104
    ) {
        GeometryReader { proxy in
            VStack(alignment: .leading, spacing: 10) {
                ForEach([0.25, 0.5, 0.75], id: \.self) { share in
                    Tile("\(Int((share * proxy.size.width).rounded()))", .denim)
                        .frame(width: proxy.size.width * share, height: 28)
                        .named("\(share) of the width")
                }
            }
        }
        .background(.ground, in: RoundedRectangle(cornerRadius: 8))
    }

    private static let clockFace: SampleFigure = SampleFigure(
        "clock-face", title: "A clock of any size",
        description: """
            The same clock in three sizes. It reads its size and draws everything in proportion: ten past ten.
            """
    ) {
        HStack(alignment: .bottom, spacing: 24) {
            ForEach([48, 88, 140], id: \.self) { side in
                Clock().frame(width: CGFloat(side), height: CGFloat(side)).named("clock of \(side)")
            }
        }
    }

    private static let viewThatFits: SampleFigure = SampleFigure(
        "view-that-fits", title: "The first view that fits",
        description: """
            The same choice in three widths: a symbol with two words where there is room, a symbol with one word \
            where there is less, and a symbol alone where nothing else fits.
            """
    ) {
        VStack(spacing: 12) {
            ForEach([200, 120, 56], id: \.self) { width in
                ViewThatFits {
                    button("Print everything").named("in \(width): long")
                    button("Print").named("in \(width): short")
                    button(nil).named("in \(width): symbol")
                }
                .frame(width: CGFloat(width), height: 48)
                .outlined()
            }
        }
    }

    private static func button(_ label: String?) -> some View {
        HStack(spacing: 8) {
            Circle().fill(.black).frame(width: 12, height: 12)
            if let label { Text(label).font(.system(size: 14, weight: .medium)).foregroundStyle(.black) }
        }
        .padding(12)
        .background(.meadow, in: Capsule())
    }

    private static let scrollViewport: SampleFigure = SampleFigure(
        "scroll-viewport", title: "What a scroll view shows",
        description: "A scroll view of nine rows, drawn as its viewport: the rows that fit, the last of them cut off.",
        width: 200, height: 168
    ) {
        ScrollView { rows }
            .padding(6)
            .background(.ground)
            .named("viewport")
    }

    private static let scrollExpanded: SampleFigure = SampleFigure(
        "scroll-expanded", title: "All that can be scrolled",
        description: """
            The same scroll view, drawn expanded: it is as high as its nine rows; the dashed outline is the frame in \
            which it would scroll.
            """, width: 188
    ) {
        ScrollView { rows }
            .scrollDrawing(.expanded)
            .named("expanded")
            .frame(height: 156, alignment: .top)
            .outlined()
            .frame(height: 318, alignment: .top)
    }

    private static var rows: some View {
        VStack(spacing: 6) {
            ForEach(1..<10) { row in
                Tile("row \(row)", .cell(row - 1)).frame(height: 30).named("row \(row)")
            }
        }
    }

    private static let sidewaysScroll: SampleFigure = SampleFigure(
        "sideways-scroll", title: "Scrolling sideways",
        description: "A shelf of covers that scrolls from side to side; the fourth cover is cut off at the edge.",
        width: 280, height: 96
    ) {
        ScrollView(.horizontal) {
            HStack(spacing: 12) {
                ForEach(0..<8) { index in
                    RoundedRectangle(cornerRadius: 8).fill(Color.cell(index).gradient)
                        .frame(width: 76)
                        .overlay(alignment: .bottomLeading) {
                            Capsule().fill(Color.cell(index).legible.opacity(0.5))
                                .frame(width: 40, height: 6)
                                .padding(10)
                        }
                        .named("cover \(index + 1)")
                }
            }
        }
        .named("shelf")
    }

    private static let widthReader: SampleFigure = SampleFigure(
        "width-reader", title: "A share of the width, as high as the content",
        description: """
            Two scroll views of different width. In each a width reader gives a text seven tenths of the width that it \
            found, leaves the rest to a circle, and is only as high as the text.
            """
    ) {
        HStack(alignment: .top, spacing: 24) {
            ForEach([150, 230], id: \.self) { width in
                ScrollView {
                    WidthReader { width in
                        HStack(spacing: 0) {
                            Text("This text has 70 % of the width.")
                                .font(.system(size: 13, weight: .medium))
                                .foregroundStyle(Color.meadow.legible)
                                .padding(8)
                                .frame(width: width * 0.7)
                                .background(.meadow)
                                .named("70 % of \(Int(width))")
                            Circle().fill(.amber)
                                .frame(width: width * 0.3 - 16, height: width * 0.3 - 16)
                                .frame(width: width * 0.3)
                                .named("the rest of \(Int(width))")
                        }
                        .background(.ground)
                    }
                    .named("reader")
                    Caption("What follows comes right below.").padding(.top, 4)
                }
                .frame(width: CGFloat(width), height: 116)
                .outlined()
            }
        }
    }

    private static let heightReader: SampleFigure = SampleFigure(
        "height-reader", title: "Shares of the height, as wide as the content",
        description: """
            Seven columns for a week of rain. A height reader makes each a share of the height that it found, and is as \
            wide as all of them; they stand on the ground.
            """, height: 130
    ) {
        HeightReader(alignment: .bottom) { height in
            ForEach(Array([0.2, 0.55, 1, 0.7, 0.35, 0.1, 0.45].enumerated()), id: \.offset) { day, share in
                UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6).fill(Color.cell(day == 2 ? 2 : 0))
                    .frame(width: 26, height: height * share)
                    .named("day \(day + 1)")
                    .padding(.horizontal, 4)
            }
        }
        .background(alignment: .bottom) { Rectangle().fill(.hairline).frame(height: 1) }
    }

    private static let sizeChange: SampleFigure = SampleFigure(
        "size-change", title: "A view that knows its size",
        description: """
            A card tells its size once it is laid out, and shows it: the figure is laid out again with what is known then.
            """
    ) {
        MeasuredCard()
    }

    private static let evenEdges: SampleFigure = SampleFigure(
        "even-edges", title: "Even edges",
        description: """
            The same sentences twice in a narrow column: with ragged edges, and with gaps that hair spaces widen until \
            both edges are even, but for the last line.
            """
    ) {
        HStack(alignment: .top, spacing: 28) {
            Captioned("as it is") {
                Text(kestrel).font(.system(size: 13)).frame(width: 190, alignment: .leading).named("ragged").bounded()
            }
            Captioned("with hair spaces") {
                HairSpaceJustifiedText(kestrel, font: .systemFont(ofSize: 13)).frame(width: 190).named("even").bounded()
            }
        }
        .foregroundStyle(.ink)
    }

    private static let kestrel = """
        A kestrel stands in the wind above the dyke. It looks for voles, and now and then it drops like a stone into \
        the grass. Most of the time it climbs up again with nothing at all.
        """
}

/// A card that shows its size.
private struct MeasuredCard: NonisolatedView {
    @State private var size = CGSize.zero

    var body: some View {
        Text("Hello, world!")
            .font(.system(size: 20, weight: .semibold))
            .foregroundStyle(Color.denim.legible)
            .padding(48)
            .background(.denim, in: RoundedRectangle(cornerRadius: 12))
            .named("card")
            .onSizeChange { size = $0 }
            .overlay(alignment: .bottom) {
                Text("\(Int(size.width)) by \(Int(size.height))")
                    .font(.system(size: 12, weight: .medium))
                    .foregroundStyle(Color.denim.legible)
                    .padding(10)
            }
    }
}

/// A clock that shows ten past ten.
private struct Clock: NonisolatedView {
    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                Circle().fill(.ground).strokeBorder(.denim, lineWidth: side * 0.05)
                ForEach(0..<12) { hour in
                    Capsule().fill(.muted)
                        .frame(width: side * 0.02, height: side * 0.07)
                        .offset(y: side * -0.39)
                        .rotationEffect(.degrees(Double(hour) * 30))
                }
                hand(side * 0.26, side * 0.05, .degrees(305))
                hand(side * 0.36, side * 0.035, .degrees(60))
                Circle().fill(.coral).frame(width: side * 0.09, height: side * 0.09)
            }
        }
    }

    private func hand(_ length: CGFloat, _ width: CGFloat, _ angle: Angle) -> some View {
        Capsule().fill(.ink).frame(width: width, height: length).offset(y: length / -2).rotationEffect(angle)
    }
}
