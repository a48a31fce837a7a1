extension SampleFigure {
    static let wrapping: [SampleFigure] = [
        measures, widestLine, partedWords, lineEnds, unbreakableSpaces, lineSpacing, texturedColumn, textAndPicture,
        sharedRow, fixedText,
    ]

    private static let measures: SampleFigure = SampleFigure(
        "measures", title: "Wide and narrow",
        description: """
            One sentence offered three widths, drawn as dashed frames: the narrower, the more lines. \
            The thin outlines are the bounds of the texts.
            """
    ) {
        HStack(alignment: .top, spacing: 24) {
            ForEach([240, 150, 90], id: \.self) { width in
                Captioned("\(width)") {
                    Text("A column of text is as wide as a reader’s eye can follow.")
                        .font(.subheadline)
                        .foregroundStyle(.ink)
                        .bounded()
                        .named("text in \(width)")
                        .frame(width: CGFloat(width), alignment: .leading)
                        .padding(3)
                        .outlined()
                }
            }
        }
    }

    private static let widestLine: SampleFigure = SampleFigure(
        "widest-line", title: "No wider than the widest line",
        description: """
            Three texts offered the same width. Each takes what its widest line needs and leaves the rest, so the \
            cells behind them start at different places.
            """
    ) {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(["Short", "A few words more than that", "Typography counterbalanced by architecture"], id: \.self) {
                text in
                HStack(spacing: 8) {
                    Text(text).font(.subheadline).foregroundStyle(.ink).bounded().named(text)
                    Tile("", .lagoon).frame(width: 24, height: 24)
                }
                .frame(width: 230, alignment: .leading)
                .padding(6)
                .outlined()
            }
        }
    }

    private static let partedWords: SampleFigure = SampleFigure(
        "parted-words", title: "Words wider than a line",
        description: """
            A long word in a narrow column goes on in the next line as it is. With soft hyphens it is parted where \
            its writer allows it.
            """, findings: [.partedWord]
    ) {
        HStack(alignment: .top, spacing: 28) {
            Captioned("as typed") { narrow("Donaudampfschifffahrtskapitän").named("as typed") }
            Captioned("soft hyphens") {
                narrow("Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}kapitän").named("with soft hyphens")
            }
            Captioned("wide enough") {
                Text("Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}kapitän").font(.body).foregroundStyle(.ink).padding(
                    6
                )
                .outlined()
                .named("wide enough")
            }
        }
    }

    private static func narrow(_ word: String) -> some View {
        Text(word).font(.body).foregroundStyle(.ink).frame(width: 106, alignment: .leading).padding(6).outlined()
    }

    private static let lineEnds: SampleFigure = SampleFigure(
        "line-ends", title: "Lines as they were meant",
        description: """
            A little poem: each line ends where its writer ended it, and an empty line stays empty. Spaces at the \
            start of a line are kept.
            """
    ) {
        Text("Under the snow\n    a seed\ncounts the days.\n\nAbove it\n    a crow\ncounts the seeds.")
            .font(.title3.italic())
            .foregroundStyle(.ink)
            .bounded()
            .named("poem")
            .grounded(24)
    }

    private static let unbreakableSpaces: SampleFigure = SampleFigure(
        "unbreakable-spaces", title: "Spaces that hold together",
        description: """
            A number and its unit, parted by an ordinary space on the left. No-break spaces on the right keep them on \
            one line.
            """
    ) {
        HStack(alignment: .top, spacing: 28) {
            Captioned("space") { hint("From there it’s about 12 km to the lake, or 9 km by boat.").named("parted") }
            Captioned("no-break space") {
                hint("From there it’s about 12\u{A0}km to the lake, or 9\u{A0}km by boat.").named("together")
            }
        }
    }

    private static func hint(_ text: String) -> some View {
        Text(text).font(.callout).foregroundStyle(.ink).frame(width: 163, alignment: .leading).padding(8).outlined()
    }

    private static let lineSpacing: SampleFigure = SampleFigure(
        "line-spacing", title: "Air between lines",
        description: """
            A paragraph three times, with no room between its lines, with 4 points, and with 10. There is none above \
            the first line and none below the last.
            """
    ) {
        HStack(alignment: .top, spacing: 24) {
            ForEach([0, 4, 10], id: \.self) { spacing in
                Captioned("\(spacing)") {
                    Text("Lines that stand too close are hard to read, and so are lines that stand too far apart.")
                        .lineSpacing(CGFloat(spacing))
                        .font(.footnote)
                        .foregroundStyle(.ink)
                        .frame(width: 132, alignment: .leading)
                        .bounded()
                        .named("line spacing \(spacing)")
                }
            }
        }
    }

    private static let texturedColumn: SampleFigure = SampleFigure(
        "even-columns", title: "An even grey",
        description: """
            Two columns of small text with a hyphen allowed in every long word: their right edges are calm, though \
            nothing is stretched.
            """
    ) {
        HStack(alignment: .top, spacing: 28) {
            column(
                """
                Type set in a col\u{AD}umn should be an even grey. Where lines end far from the edge, white holes \
                ap\u{AD}pear, and the eye stum\u{AD}bles over them. Soft hy\u{AD}phens let a long word end on the \
                line where it starts.
                """
            )
            .named("first column")
            column(
                """
                A hy\u{AD}phen is shown only where a line ends with it. Every\u{AD}where else noth\u{AD}ing is seen \
                of it, and noth\u{AD}ing is meas\u{AD}ured. So a text may be re\u{AD}set in any width with\u{AD}out \
                be\u{AD}ing typed again.
                """
            )
            .named("second column")
        }
        .grounded(20)
    }

    private static func column(_ text: String) -> some View {
        Text(text).font(.footnote).lineSpacing(3).foregroundStyle(.ink).frame(width: 138, alignment: .leading)
    }

    private static let textAndPicture: SampleFigure = SampleFigure(
        "text-and-picture", title: "Text beside a picture",
        description: """
            A picture of a fixed width and a text share a row. The text gets what is left, and the picture becomes as \
            high as the text.
            """, width: 360
    ) {
        HStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 10)
                .fill(.linearGradient(colors: [.lagoon, .denim, .iris], startPoint: .top, endPoint: .bottom))
                .frame(width: 96)
                .named("picture")
            VStack(alignment: .leading, spacing: 6) {
                Text("Above the tree line").font(.headline).foregroundStyle(.ink).named("heading")
                Text("After the last larches the path turns to stone, and the wind has the valley for itself.")
                    .font(.subheadline)
                    .foregroundStyle(.muted)
                    .named("text")
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .grounded(16)
    }

    private static let sharedRow: SampleFigure = SampleFigure(
        "shared-row", title: "Who wraps first",
        description: """
            Two texts in a row too short for both. At first they share it; then a priority gives one of them all it \
            likes, and the other wraps.
            """
    ) {
        VStack(spacing: 14) {
            pair(left: 0, right: 0, "no priority")
            pair(left: 1, right: 0, "priority on the left")
            pair(left: 0, right: 1, "priority on the right")
        }
    }

    private static func pair(left: Double, right: Double, _ name: String) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Caption(name)
            HStack(alignment: .top, spacing: 12) {
                Text("Everything that was found in the old harbour").bounded().layoutPriority(left)
                    .named("left, \(name)")
                Text("Open until six in the evening").bounded().layoutPriority(right).named("right, \(name)")
            }
            .font(.subheadline)
            .foregroundStyle(.ink)
            .frame(width: 380, alignment: .leading)
            .padding(6)
            .outlined()
        }
    }

    private static let fixedText: SampleFigure = SampleFigure(
        "fixed-text", title: "Text that doesn’t give way",
        description: """
            A frame of 120 × 24 points, and a text that obeys it, one as high as it likes, and one that keeps to a \
            single line.
            """
    ) {
        VStack(alignment: .leading, spacing: 12) {
            framed("obeys") { sentence.bounded().named("obeys") }
            framed("own height") {
                sentence.fixedSize(horizontal: false, vertical: true).bounded().named("own height")
            }
            framed("own size") { sentence.fixedSize().bounded().named("own width and height") }
        }
    }

    private static var sentence: some View {
        Text("Nothing is left out of this sentence").font(.subheadline).foregroundStyle(.ink)
    }

    private static func framed(_ name: String, @ViewBuilder content: () -> some View) -> some View {
        HStack(spacing: 16) {
            Caption(name).frame(width: 60, alignment: .trailing)
            content().frame(width: 120, height: 24, alignment: .leading).background { Color.clear.outlined() }
        }
        .frame(width: 340, height: 40, alignment: .leading)
    }
}
