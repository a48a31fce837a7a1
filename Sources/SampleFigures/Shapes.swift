extension SampleFigure {
    static let shapes = [
        shapeFamily, unevenCorners, stars, lineStyles, strokeOrBorder, curves, evenOdd, flower, ringChart,
        transformedShapes,
    ]

    private static let shapeFamily = SampleFigure(
        "shape-family",
        in: .shapes,
        title: "The shapes",
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

    private static let unevenCorners = SampleFigure(
        "uneven-corners",
        in: .shapes,
        title: "Each corner its own",
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

    private static let stars = SampleFigure(
        "stars",
        in: .shapes,
        title: "A shape of one's own",
        description: "Five stars with three to seven points, all made by one shape that takes the number of points."
    ) {
        HStack(spacing: 16) {
            ForEach(3..<8) { points in
                Star(points: points).fill(Color.cell(points)).frame(width: 64, height: 64)
                    .named("star with \(points) points")
            }
        }
    }

    private static let lineStyles = SampleFigure(
        "line-styles",
        in: .shapes,
        title: "Lines, their ends and corners",
        description: """
            The same angle as a thick line with three kinds of ends and corners: cut, round, and square and bevelled. \
            Below, lines of dashes and dots.
            """
    ) {
        VStack(spacing: 20) {
            HStack(spacing: 32) {
                Captioned("butt, miter") { angle(.butt, .miter, .denim).named("cut") }
                Captioned("round, round") { angle(.round, .round, .iris).named("round") }
                Captioned("square, bevel") { angle(.square, .bevel, .coral).named("bevelled") }
            }
            dashes([12, 6], .butt).named("dashes")
            dashes([0, 10], .round).named("dots")
            dashes([18, 8, 0, 8], .round).named("dashes and dots")
        }
    }

    private static func angle(_ cap: CGLineCap, _ join: CGLineJoin, _ color: Color) -> some View {
        let corner = Path { path in
            path.addLines([CGPoint(x: 10, y: 60), CGPoint(x: 40, y: 10), CGPoint(x: 70, y: 60)])
        }
        return ZStack(alignment: .topLeading) {
            corner.stroke(color, style: StrokeStyle(lineWidth: 16, lineCap: cap, lineJoin: join))
            corner.stroke(.white, lineWidth: 1)
        }
        .frame(width: 80, height: 70)
    }

    private static func dashes(_ dash: [CGFloat], _ cap: CGLineCap) -> some View {
        Path { path in
            path.move(to: CGPoint(x: 2, y: 2))
            path.addLine(to: CGPoint(x: 298, y: 2))
        }
        .stroke(.ink, style: StrokeStyle(lineWidth: 4, lineCap: cap, dash: dash))
        .frame(width: 300, height: 4)
    }

    private static let strokeOrBorder = SampleFigure(
        "stroke-or-border",
        in: .shapes,
        title: "On the edge, or inside it",
        description: """
            Three ways of drawing a line around a shape whose bounds are dashed: a stroke lies on the edge, half \
            outside; a stroked border lies inside; a fill and a stroke go together.
            """
    ) {
        HStack(spacing: 40) {
            Captioned("stroke") {
                RoundedRectangle(cornerRadius: 14).stroke(.denim, lineWidth: 12).named("stroke")
                    .frame(width: 88, height: 88)
                    .outlined()
            }
            Captioned("strokeBorder") {
                RoundedRectangle(cornerRadius: 14).strokeBorder(.coral, lineWidth: 12).named("border")
                    .frame(width: 88, height: 88)
                    .outlined()
            }
            Captioned("fill and stroke") {
                RoundedRectangle(cornerRadius: 14).fill(.amber.opacity(0.35)).stroke(.amber, lineWidth: 6)
                    .named("fill and stroke")
                    .frame(width: 88, height: 88)
                    .outlined()
            }
        }
    }

    private static let curves = SampleFigure(
        "curves",
        in: .shapes,
        title: "Curves and their handles",
        description: "A path of two curves: one drawn towards one control point, one towards two. Thin lines lead to the points."
    ) {
        ZStack(alignment: .topLeading) {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 100))
                path.addLine(to: CGPoint(x: 70, y: 0))
                path.addLine(to: CGPoint(x: 140, y: 100))
                path.move(to: CGPoint(x: 140, y: 100))
                path.addLine(to: CGPoint(x: 200, y: 160))
                path.move(to: CGPoint(x: 240, y: 0))
                path.addLine(to: CGPoint(x: 320, y: 80))
            }
            .stroke(.guide, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
            Path { path in
                path.move(to: CGPoint(x: 0, y: 100))
                path.addQuadCurve(to: CGPoint(x: 140, y: 100), control: CGPoint(x: 70, y: 0))
                path.addCurve(
                    to: CGPoint(x: 320, y: 80),
                    control1: CGPoint(x: 200, y: 160),
                    control2: CGPoint(x: 240, y: 0)
                )
            }
            .stroke(.denim, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
            .named("curve")
            Path { path in
                for point in [(0, 100), (140, 100), (320, 80)] {
                    path.addEllipse(in: CGRect(x: point.0 - 6, y: point.1 - 6, width: 12, height: 12))
                }
            }
            .fill(.ink)
            .named("ends")
            Path { path in
                path.addRects([(70, 0), (200, 160), (240, 0)].map { CGRect(x: $0 - 4, y: $1 - 4, width: 8, height: 8) })
            }
            .fill(.guide)
            .named("control points")
        }
        .frame(width: 320, height: 164, alignment: .topLeading)
        .padding(8)
    }

    private static let evenOdd = SampleFigure(
        "even-odd",
        in: .shapes,
        title: "What counts as inside",
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

    private static let flower = SampleFigure(
        "flower",
        in: .shapes,
        title: "A flower of ellipses",
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

    private static let ringChart = SampleFigure(
        "ring-chart",
        in: .shapes,
        title: "A ring chart",
        description: "A ring in four parts of 40, 30, 20 and 10 percent, drawn with arcs; the sum stands in the middle."
    ) {
        ZStack {
            RingPart(from: 0, to: 0.4).stroke(.denim, lineWidth: 30).named("40 percent")
            RingPart(from: 0.4, to: 0.7).stroke(.lagoon, lineWidth: 30).named("30 percent")
            RingPart(from: 0.7, to: 0.9).stroke(.amber, lineWidth: 30).named("20 percent")
            RingPart(from: 0.9, to: 1).stroke(.coral, lineWidth: 30).named("10 percent")
            VStack(spacing: 0) {
                Text("100").font(.system(size: 34, weight: .bold)).foregroundStyle(.ink)
                Caption("percent")
            }
        }
        .frame(width: 180, height: 180)
    }

    private static let transformedShapes = SampleFigure(
        "transformed-shapes",
        in: .shapes,
        title: "Transformed outlines",
        description: "An arrow, and the same outline turned, flattened, and slanted; the bounds, dashed, stay what they were."
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

/// A star with a number of points.
struct Star: Shape {
    let points: Int

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path { path in
            path.addLines(
                (0..<points * 2).map { corner in
                    let angle = Double(corner) * .pi / Double(points) - .pi / 2
                    let reach = corner.isMultiple(of: 2) ? radius : radius * 0.45
                    return CGPoint(x: rect.midX + reach * cos(angle), y: rect.midY + reach * sin(angle))
                }
            )
            path.closeSubpath()
        }
    }
}

/// A star of five points, drawn without lifting the pen.
private struct Pentagram: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0..<5).map { corner in
                    let angle = Double(corner) * .pi * 4 / 5 - .pi / 2
                    return CGPoint(
                        x: rect.midX + rect.width / 2 * cos(angle),
                        y: rect.midY + rect.height / 2 * sin(angle)
                    )
                }
            )
            path.closeSubpath()
        }
    }
}

/// A part of a circle's line, from one share of a turn to another, beginning at the top.
private struct RingPart: Shape {
    let from: Double
    let to: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY),
                radius: min(rect.width, rect.height) / 2 - 15,
                startAngle: .degrees(from * 360 - 90),
                endAngle: .degrees(to * 360 - 90),
                clockwise: false
            )
        }
    }
}

/// An arrow that points to the trailing side.
struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        return Path { path in
            path.addLines([
                point(0.08, 0.38), point(0.52, 0.38), point(0.52, 0.18), point(0.92, 0.5), point(0.52, 0.82),
                point(0.52, 0.62), point(0.08, 0.62),
            ])
            path.closeSubpath()
        }
    }
}
