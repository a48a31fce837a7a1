extension SampleFigure {
    static let truncation: [SampleFigure] = [lineLimits, truncationModes, heightLimits, reservedLines, shrinkingText]

    private static let lineLimits: SampleFigure = SampleFigure(
        "line-limits", title: "One, two, three lines",
        description: """
            The same text with room for as many lines as it likes, limited to one, two and three lines, and without a \
            limit. An ellipsis stands for what is left out.
            """
    ) {
        HStack(alignment: .top, spacing: 20) {
            ForEach([1, 2, 3, 0], id: \.self) { limit in
                Captioned(limit == 0 ? "no limit" : "\(limit)") {
                    Text("The ferry leaves every hour from the northern pier, in winter only by daylight.")
                        .lineLimit(limit == 0 ? nil : limit)
                        .font(.subheadline)
                        .foregroundStyle(.ink)
                        .frame(width: 118, alignment: .leading)
                        .bounded()
                        .named(limit == 0 ? "no limit" : "limit \(limit)")
                }
            }
        }
    }

    private static let truncationModes: SampleFigure = SampleFigure(
        "truncation-modes", title: "Which part goes",
        description: """
            A path in a frame too narrow for it: its end, its middle or its start is left out, and an ellipsis stands \
            in its place.
            """
    ) {
        VStack(alignment: .leading, spacing: 14) {
            mode(.tail, "tail")
            mode(.middle, "middle")
            mode(.head, "head")
        }
    }

    private static func mode(_ mode: Text.TruncationMode, _ name: String) -> some View {
        HStack(spacing: 16) {
            Caption(name).frame(width: 40, alignment: .trailing)
            Text("archive/summer/islands/lighthouse.svg")
                .lineLimit(1)
                .truncationMode(mode)
                .font(.callout)
                .foregroundStyle(.ink)
                .named(name)
                .frame(width: 200, alignment: .leading)
                .padding(6)
                .outlined()
        }
    }

    private static let heightLimits: SampleFigure = SampleFigure(
        "height-limits", title: "As many lines as fit",
        description: """
            Frames of 20, 45 and 72 points: a text shows the lines that fit and ends with an ellipsis. One line is \
            shown in any case, even where there is room for none.
            """
    ) {
        HStack(alignment: .top, spacing: 20) {
            ForEach([8, 20, 45, 72], id: \.self) { height in
                Captioned("\(height)") {
                    Text("Every evening the keeper climbs the stairs and lights the lamp.")
                        .font(.subheadline)
                        .foregroundStyle(.ink)
                        .bounded()
                        .named("in \(height)")
                        .frame(width: 118, height: CGFloat(height), alignment: .topLeading)
                        .outlined()
                        .padding(.bottom, CGFloat(72 - height))
                }
            }
        }
    }

    private static let reservedLines: SampleFigure = SampleFigure(
        "reserved-lines", title: "Room for two lines",
        description: """
            Cards whose titles have one or two lines. In the lower row each title keeps room for two, and the lines \
            below them meet.
            """
    ) {
        VStack(alignment: .leading, spacing: 20) {
            cards(reservesSpace: false).named("without reserved room")
            cards(reservesSpace: true).named("with reserved room")
        }
    }

    private static func cards(reservesSpace: Bool) -> some View {
        HStack(alignment: .top, spacing: 14) {
            ForEach(["Tides", "The language of the lighthouse keepers", "Salt and wind"], id: \.self) { title in
                VStack(alignment: .leading, spacing: 8) {
                    Text(title).font(.system(size: 15, weight: .semibold)).foregroundStyle(.ink)
                        .lineLimit(2, reservesSpace: reservesSpace)
                        .bounded()
                    Capsule().fill(.hairline).frame(height: 6)
                    Capsule().fill(.hairline).frame(width: 60, height: 6)
                }
                .frame(width: 124)
                .grounded(14)
            }
        }
    }

    private static let shrinkingText: SampleFigure = SampleFigure(
        "shrinking-text", title: "Smaller rather than shorter",
        description: """
            A label in narrower and narrower frames. On the left it is cut; on the right its letters may shrink to \
            half their size before anything is left out.
            """
    ) {
        HStack(alignment: .top, spacing: 28) {
            Captioned("cut") { shrinking(1) }
            Captioned("down to a half") { shrinking(0.5) }
        }
    }

    private static func shrinking(_ factor: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach([190, 150, 115, 70], id: \.self) { width in
                Text("Departures")
                    .lineLimit(1)
                    .minimumScaleFactor(factor)
                    .font(.system(size: 34, weight: .semibold))
                    .foregroundStyle(.ink)
                    .named(factor == 1 ? "cut at \(width)" : "shrunk to \(width)")
                    .frame(width: CGFloat(width), height: 42, alignment: .leading)
                    .outlined()
            }
        }
        .frame(width: 190, alignment: .leading)
    }
}
