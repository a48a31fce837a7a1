extension SampleFigure {
    static let frames = [
        frameDoesNotClip, nineAlignments, flexibleFrame, idealLengths, fixedSize, paddingForms, bleedingPadding,
        modifierOrder, offsetAndPosition, aspectRatio, scaledPicture,
    ]

    private static let frameDoesNotClip = SampleFigure(
        "frame-does-not-clip",
        in: .frames,
        title: "A frame doesn't clip",
        description: "Cells of 120 by 44 points in frames that are larger, and smaller: there the cell reaches over the edges."
    ) {
        HStack(spacing: 48) {
            Captioned("160 × 80") {
                Tile("120 × 44", .denim).frame(width: 120, height: 44).named("cell in a larger frame")
                    .frame(width: 160, height: 80)
                    .outlined()
            }
            Captioned("80 × 80") {
                Tile("120 × 44", .coral).frame(width: 120, height: 44).named("cell in a smaller frame")
                    .frame(width: 80, height: 80)
                    .outlined()
            }
        }
        .padding(.trailing, 20)
    }

    private static let nineAlignments = SampleFigure(
        "nine-alignments",
        in: .frames,
        title: "Nine places in a frame",
        description: "Nine frames, each with a small cell: at the corners, in the middle of the sides and in the centre."
    ) {
        VStack(spacing: 12) {
            ForEach(0..<3) { row in
                HStack(spacing: 12) {
                    ForEach(0..<3) { column in
                        Tile("", .cell(row * 3 + column)).frame(width: 36, height: 24)
                            .frame(width: 96, height: 64, alignment: places[row][column])
                            .background(.ground, in: RoundedRectangle(cornerRadius: 8))
                            .named("row \(row + 1), column \(column + 1)")
                    }
                }
            }
        }
    }

    private static let places: [[Alignment]] = [
        [.topLeading, .top, .topTrailing],
        [.leading, .center, .trailing],
        [.bottomLeading, .bottom, .bottomTrailing],
    ]

    private static let flexibleFrame = SampleFigure(
        "flexible-frame",
        in: .frames,
        title: "Between two limits",
        description: """
            The same frame, at least 100 and at most 180 points wide, is offered 60, 140 and 240 points. It takes what \
            lies between its limits and reaches over the first offer.
            """
    ) {
        VStack(spacing: 14) {
            ForEach([60, 140, 240], id: \.self) { offer in
                Tile("100 … 180", .lagoon)
                    .frame(minWidth: 100, maxWidth: 180)
                    .named("offered \(offer)")
                    .frame(width: CGFloat(offer), height: 40)
                    .padding(.vertical, 5)
                    .outlined()
            }
        }
    }

    private static let idealLengths = SampleFigure(
        "ideal-lengths",
        in: .frames,
        title: "When nothing is offered",
        description: """
            Views that are asked for their ideal size: a shape and a colour are 10 points long, a text is as long as \
            its line, and a frame says what it likes best.
            """
    ) {
        HStack(alignment: .bottom, spacing: 28) {
            Captioned("shape") { Circle().fill(.denim).fixedSize().named("circle") }
            Captioned("colour") { Color.coral.fixedSize().named("colour") }
            Captioned("divider") { Divider().fixedSize().named("divider") }
            Captioned("text") { Text("as it is").foregroundStyle(.ink).fixedSize().named("text") }
            Captioned("ideal frame") {
                Tile("88 × 40", .meadow).frame(idealWidth: 88, idealHeight: 40).fixedSize().named("ideal frame")
            }
        }
    }

    private static let fixedSize = SampleFigure(
        "fixed-size",
        in: .frames,
        title: "Fixed at the ideal size",
        description: """
            Both cells like to be 180 points wide and are offered 120. The first takes the offer; the second is fixed \
            at its ideal width and reaches beyond.
            """
    ) {
        VStack(spacing: 20) {
            Tile("takes the offer", .denim).frame(idealWidth: 180).frame(height: 40).named("flexible cell")
                .frame(width: 120)
                .padding(.vertical, 5)
                .outlined()
            Tile("keeps its ideal width", .iris).frame(idealWidth: 180).frame(height: 40)
                .fixedSize(horizontal: true, vertical: false)
                .named("fixed cell")
                .frame(width: 120)
                .padding(.vertical, 5)
                .outlined()
        }
        .padding(.horizontal, 36)
    }

    private static let paddingForms = SampleFigure(
        "padding-forms",
        in: .frames,
        title: "Padding on some sides",
        description: "Four cells with room around them: on all sides, from side to side, at the top, and different on each side."
    ) {
        HStack(alignment: .bottom, spacing: 20) {
            Captioned("all") { cell.padding().background(.ground).outlined(.guide).named("all sides") }
            Captioned("horizontal") {
                cell.padding(.horizontal, 24).background(.ground).outlined(.guide).named("horizontal")
            }
            Captioned("top") { cell.padding([.top], 28).background(.ground).outlined(.guide).named("top") }
            Captioned("each its own") {
                cell.padding(EdgeInsets(top: 4, leading: 8, bottom: 24, trailing: 40))
                    .background(.ground)
                    .outlined(.guide)
                    .named("each its own")
            }
        }
    }

    private static var cell: some View { Tile("", .denim).frame(width: 44, height: 36) }

    private static let bleedingPadding = SampleFigure(
        "bleeding-padding",
        in: .frames,
        title: "Negative padding bleeds",
        description: "In a padded card a banner with negative padding reaches to the card's edges again.",
        width: 240
    ) {
        VStack(alignment: .leading, spacing: 12) {
            Capsule().fill(.hairline).frame(width: 120, height: 8)
            Rectangle().fill(.coral).frame(height: 36)
                .overlay { Text("edge to edge").font(.system(size: 13, weight: .medium)).foregroundStyle(.black) }
                .padding(.horizontal, -20)
                .named("banner")
            Capsule().fill(.hairline).frame(height: 8)
            Capsule().fill(.hairline).frame(width: 160, height: 8)
        }
        .padding(20)
        .background(.ground, in: RoundedRectangle(cornerRadius: 12))
        .named("card")
    }

    private static let modifierOrder = SampleFigure(
        "modifier-order",
        in: .frames,
        title: "The order of modifiers counts",
        description: "The same two modifiers: padding, then a background that covers it; or a background, then padding around it."
    ) {
        HStack(spacing: 32) {
            Captioned("padding, background") {
                Text("Hello").foregroundStyle(.black)
                    .padding()
                    .background(.amber)
                    .outlined()
                    .named("padding first")
            }
            Captioned("background, padding") {
                Text("Hello").foregroundStyle(.black)
                    .background(.amber)
                    .padding()
                    .outlined()
                    .named("background first")
            }
        }
    }

    private static let offsetAndPosition = SampleFigure(
        "offset-and-position",
        in: .frames,
        title: "Offset and position",
        description: """
            On the left a cell is drawn away from its place, which the row keeps for it. On the right a cell takes all \
            the room and is centred on a point of it.
            """
    ) {
        HStack(spacing: 32) {
            Captioned("offset") {
                HStack {
                    Tile("", .denim).frame(width: 44, height: 44)
                    Tile("", .coral).frame(width: 44, height: 44)
                        .named("shifted cell")
                        .offset(y: -26)
                        .outlined()
                    Tile("", .denim).frame(width: 44, height: 44)
                }
                .frame(width: 180, height: 110)
                .background(.ground, in: RoundedRectangle(cornerRadius: 12))
            }
            Captioned("position") {
                Tile("", .coral).frame(width: 44, height: 44)
                    .named("positioned cell")
                    .position(x: 130, y: 36)
                    .overlay(alignment: .topLeading) {
                        Path { path in
                            path.move(to: CGPoint(x: 130, y: 0))
                            path.addLine(to: CGPoint(x: 130, y: 36))
                            path.addLine(to: CGPoint(x: 0, y: 36))
                        }
                        .stroke(.guide, style: StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
                    }
                    .frame(width: 180, height: 110)
                    .background(.ground, in: RoundedRectangle(cornerRadius: 12))
            }
        }
    }

    private static let aspectRatio = SampleFigure(
        "aspect-ratio",
        in: .frames,
        title: "In proportion: fit and fill",
        description: """
            A cell of 3 to 2 in offers of three proportions. In the upper row it fits inside each; in the lower row it \
            covers each and reaches beyond.
            """
    ) {
        VStack(spacing: 24) {
            ratioRow(.fit, .lagoon)
            ratioRow(.fill, .amber)
        }
        .padding(.leading, 30)
    }

    private static func ratioRow(_ mode: ContentMode, _ color: Color) -> some View {
        HStack(spacing: 56) {
            ForEach([48, 84, 120], id: \.self) { width in
                Tile("3 : 2", color)
                    .aspectRatio(1.5, contentMode: mode)
                    .named("\(mode) in \(width) × 72")
                    .frame(width: CGFloat(width), height: 72)
                    .outlined()
            }
        }
    }

    private static let scaledPicture = SampleFigure(
        "scaled-picture",
        in: .frames,
        title: "Scaled to fit, scaled to fill",
        description: """
            A small landscape with an ideal size of 4 to 3, scaled into a square so that all of it shows, and over a \
            square so that the square is covered.
            """
    ) {
        HStack(spacing: 32) {
            Captioned("to fit") {
                Landscape().scaledToFit().named("fitted landscape")
                    .frame(width: 120, height: 120)
                    .background(.ground)
            }
            Captioned("to fill, clipped") {
                Landscape().scaledToFill().named("filling landscape")
                    .frame(width: 120, height: 120)
                    .clipped()
            }
        }
    }
}

/// A sun above two hills.
private struct Landscape: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.denim, .lagoon.opacity(0.4)], startPoint: .top, endPoint: .bottom)
            GeometryReader { proxy in
                Circle().fill(.amber)
                    .frame(width: proxy.size.width / 5)
                    .position(x: proxy.size.width * 0.68, y: proxy.size.height * 0.3)
            }
            Hill(top: 0.55, height: 0.35).fill(.meadow)
            Hill(top: 0.3, height: 0.2).fill(.lagoon)
        }
        .frame(idealWidth: 80, idealHeight: 60)
    }
}

/// A hill whose top lies at a share of the width.
private struct Hill: Shape {
    let top: CGFloat
    let height: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * height / 3))
            path.addCurve(
                to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * height / 2),
                control1: CGPoint(x: rect.minX + rect.width * top, y: rect.maxY - rect.height * height * 2),
                control2: CGPoint(x: rect.minX + rect.width * (1 - top), y: rect.maxY + rect.height * height / 3)
            )
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
