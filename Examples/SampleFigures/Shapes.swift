extension SampleFigure {
    static let shapes: [SampleFigure] = [
        shapeFamily, unevenCorners, stars, evenOdd, flower, transformedShapes, clock, drops,
    ]

    private static let shapeFamily: SampleFigure = SampleFigure(
        "shape-family", title: "The shapes",
        description: """
            Six shapes in the same frame: rectangle, rounded rectangle, circle, capsule, ellipse, and a triangle \
            drawn as a path.
            """
    ) {
        VStack(spacing: 20) {
            HStack(spacing: 20) {
                specimen("Rectangle", Rectangle(), .denim)
                specimen("RoundedRectangle", RoundedRectangle(cornerRadius: 16), .iris)
                specimen("Circle", Circle(), .coral)
            }
            HStack(spacing: 20) {
                specimen("Capsule", Capsule(), .lagoon)
                specimen("Ellipse", Ellipse(), .meadow)
                specimen("Path", triangle, .amber)
            }
        }
    }

    private static func specimen(_ name: String, _ shape: some Shape, _ color: Color) -> some View {
        Captioned(name) { shape.fill(color).frame(width: 110, height: 64).named(name) }
    }

    private static var triangle: Path {
        Path { path in
            path.addLines([CGPoint(x: 55, y: 0), CGPoint(x: 95, y: 64), CGPoint(x: 15, y: 64)])
            path.closeSubpath()
        }
    }

    private static let unevenCorners: SampleFigure = SampleFigure(
        "uneven-corners", title: "Each corner its own",
        description: "A conversation: the bubbles have three round corners, and a sharp one at the side that speaks.",
        width: 280
    ) {
        VStack(spacing: 8) {
            bubble("Does it fit?", .denim, .leading, bottomLeading: 2, bottomTrailing: 16).named("question")
            bubble("To the point.", .meadow, .trailing, bottomLeading: 16, bottomTrailing: 2).named("answer")
            bubble("Then print it!", .denim, .leading, bottomLeading: 2, bottomTrailing: 16).named("conclusion")
        }
    }

    private static func bubble(
        _ words: String,
        _ color: Color,
        _ side: HorizontalAlignment,
        bottomLeading: CGFloat,
        bottomTrailing: CGFloat
    ) -> some View {
        Text(words).font(.system(size: 14)).foregroundStyle(color.legible)
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .background(
                color,
                in: UnevenRoundedRectangle(
                    topLeadingRadius: 16,
                    bottomLeadingRadius: bottomLeading,
                    bottomTrailingRadius: bottomTrailing,
                    topTrailingRadius: 16
                )
            )
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
    }

    private static let stars: SampleFigure = SampleFigure(
        "stars", title: "A custom shape",
        description: "Five stars with three to seven points, all made by one shape that takes the number of points."
    ) {
        HStack(spacing: 16) {
            ForEach(3..<8) { points in
                Star(points: points).fill(Color.cell(points)).frame(width: 64, height: 64)
                    .named("star with \(points) points")
            }
        }
    }

    private static let evenOdd: SampleFigure = SampleFigure(
        "even-odd", title: "What counts as inside",
        description: """
            A pentagram drawn in one go crosses itself. Filled as usual it is full; with the even-odd rule its middle, \
            which is surrounded twice, stays empty.
            """
    ) {
        HStack(spacing: 40) {
            Captioned("as usual") { Pentagram().fill(.iris).frame(width: 110, height: 110).named("full") }
            Captioned("even-odd") {
                Pentagram().fill(.iris, style: FillStyle(eoFill: true)).frame(width: 110, height: 110).named("hollow")
            }
        }
    }

    private static let flower: SampleFigure = SampleFigure(
        "flower", title: "A flower of ellipses",
        description: "Eight translucent ellipses, each turned 22.5 degrees further than the last, make a flower."
    ) {
        ZStack {
            ForEach(0..<8) { petal in
                Ellipse()
                    .rotation(.degrees(Double(petal) * 22.5))
                    .fill(Color.cell(petal).opacity(0.45))
                    .frame(width: 56, height: 180)
                    .named("petal \(petal + 1)")
            }
            Circle().fill(.amber).frame(width: 36, height: 36).named("middle")
        }
        .frame(width: 180, height: 180)
    }

    private static let transformedShapes: SampleFigure = SampleFigure(
        "transformed-shapes", title: "Transformed outlines",
        description: """
            An arrow, and the same outline turned, flattened, and slanted; the bounds, dashed, stay what they were.
            """
    ) {
        HStack(spacing: 24) {
            arrow("as it is", Arrow(), .denim)
            arrow("rotation", Arrow().rotation(.degrees(-30)), .iris)
            arrow("scale", Arrow().scale(x: 1, y: 0.4), .coral)
            arrow("transform", Arrow().transform(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 14, ty: 0)), .lagoon)
        }
    }

    private static func arrow(_ name: String, _ shape: some Shape, _ color: Color) -> some View {
        Captioned(name) {
            shape.fill(color).named(name)
                .frame(width: 76, height: 76)
                .outlined(.hairline)
        }
    }
}
