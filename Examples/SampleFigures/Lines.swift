extension SampleFigure {
    static let lines: [SampleFigure] = [lineStyles, strokeOrBorder, curves, ringChart]

    private static let lineStyles: SampleFigure = SampleFigure(
        "line-styles", title: "Lines, their ends and corners",
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

    private static let strokeOrBorder: SampleFigure = SampleFigure(
        "stroke-or-border", title: "On the edge, or inside it",
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

    private static let curves: SampleFigure = SampleFigure(
        "curves", title: "Curves and their handles",
        description: """
            A path of two curves: one drawn towards one control point, one towards two. Thin lines lead to the points.
            """
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
                for point in [(70, 0), (200, 160), (240, 0)] {
                    path.addRect(CGRect(x: point.0 - 4, y: point.1 - 4, width: 8, height: 8))
                }
            }
            .fill(.guide)
            .named("control points")
        }
        .frame(width: 320, height: 164, alignment: .topLeading)
        .padding(8)
    }

    private static let ringChart: SampleFigure = SampleFigure(
        "ring-chart", title: "A ring chart",
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
}
