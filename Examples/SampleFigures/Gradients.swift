extension SampleFigure {
    static let gradients: [SampleFigure] = [
        linearDirections, hardStops, radialGlow, angularWheel, standardGradients, sharedGradient, gradientLines,
    ]

    private static let linearDirections: SampleFigure = SampleFigure(
        "linear-directions", title: "From one point to another",
        description: """
            Three gradients between the same colours: from side to side, from corner to corner, and only in the \
            middle.
            """
    ) {
        HStack(spacing: 20) {
            Captioned("leading to trailing") {
                LinearGradient(colors: [.denim, .amber], startPoint: .leading, endPoint: .trailing)
                    .frame(width: 110, height: 90).cornerRadius(10).named("from side to side")
            }
            Captioned("corner to corner") {
                LinearGradient(colors: [.denim, .amber], startPoint: .topLeading, endPoint: .bottomTrailing)
                    .frame(width: 110, height: 90).cornerRadius(10).named("from corner to corner")
            }
            Captioned("40 % to 60 %") {
                LinearGradient(
                    colors: [.denim, .amber],
                    startPoint: UnitPoint(x: 0, y: 0.4),
                    endPoint: UnitPoint(x: 0, y: 0.6)
                )
                .frame(width: 110, height: 90).cornerRadius(10).named("in the middle")
            }
        }
    }

    private static let hardStops: SampleFigure = SampleFigure(
        "hard-stops", title: "Stops that touch",
        description: "A gradient whose stops lie in pairs at the same place doesn't flow: it makes a striped flag.",
        width: 300, height: 90
    ) {
        LinearGradient(
            stops: [
                .init(color: .coral, location: 0), .init(color: .coral, location: 0.25),
                .init(color: .amber, location: 0.25), .init(color: .amber, location: 0.4),
                .init(color: .meadow, location: 0.4), .init(color: .meadow, location: 0.7),
                .init(color: .denim, location: 0.7), .init(color: .iris, location: 1),
            ],
            startPoint: .leading,
            endPoint: .trailing
        )
        .cornerRadius(12)
        .named("flag")
    }

    private static let radialGlow: SampleFigure = SampleFigure(
        "radial-glow", title: "From a centre outwards",
        description: """
            Three circles of light: one in the middle, one from above left like a ball, and one that begins as a disc.
            """
    ) {
        HStack(spacing: 24) {
            Captioned("center") {
                Circle()
                    .fill(RadialGradient(colors: [.amber, .coral], center: .center, startRadius: 0, endRadius: 50))
                    .frame(width: 100, height: 100).named("light in the middle")
            }
            Captioned("up and aside") {
                Circle()
                    .fill(
                        RadialGradient(
                            colors: [.white, .denim, .iris],
                            center: UnitPoint(x: 0.32, y: 0.28),
                            startRadius: 0,
                            endRadius: 80
                        )
                    )
                    .frame(width: 100, height: 100).named("ball")
            }
            Captioned("30 to 50") {
                Circle()
                    .fill(.radialGradient(colors: [.lagoon, .meadow], center: .center, startRadius: 30, endRadius: 50))
                    .frame(width: 100, height: 100).named("disc")
            }
        }
    }

    private static let angularWheel: SampleFigure = SampleFigure(
        "angular-wheel", title: "Around a centre",
        description: "A wheel of all cell colours, and a gauge whose gradient runs from one angle to another."
    ) {
        HStack(spacing: 40) {
            Circle()
                .fill(AngularGradient(colors: Color.cells + [.denim], center: .center))
                .frame(width: 120, height: 120)
                .named("wheel")
            Circle()
                .strokeBorder(
                    .angularGradient(
                        colors: [.meadow, .amber, .coral],
                        center: .center,
                        startAngle: .degrees(-180),
                        endAngle: .degrees(90)
                    ),
                    lineWidth: 20
                )
                .frame(width: 120, height: 120)
                .named("gauge")
        }
    }

    private static let standardGradients: SampleFigure = SampleFigure(
        "standard-gradients", title: "A little lighter at the top",
        description: "The standard gradient of each cell colour beside the plain colour."
    ) {
        HStack(spacing: 14) {
            ForEach(Color.cells.indices, id: \.self) { index in
                HStack(spacing: 0) {
                    Rectangle().fill(Color.cell(index))
                    Rectangle().fill(Color.cell(index).gradient)
                }
                .frame(width: 52, height: 88)
                .clipShape(RoundedRectangle(cornerRadius: 10))
                .named("pair \(index + 1)")
            }
        }
    }

    private static let sharedGradient: SampleFigure = SampleFigure(
        "shared-gradient", title: "One style for everything inside",
        description: """
            A gradient set as the foreground style of a row paints its shapes and its text, each from its own edge to \
            edge.
            """
    ) {
        HStack(spacing: 24) {
            Circle().frame(width: 56, height: 56).named("circle")
            Arrow().frame(width: 64, height: 64).named("arrow")
            Text("Dawn").font(.system(size: 44, weight: .bold)).named("text")
        }
        .foregroundStyle(LinearGradient(colors: [.coralInk, .amberInk], startPoint: .leading, endPoint: .trailing))
    }

    private static let gradientLines: SampleFigure = SampleFigure(
        "gradient-lines", title: "Lines of gradients",
        description: "A wave and a rounded frame, each drawn as a line that changes its colour on the way."
    ) {
        HStack(spacing: 32) {
            Path { path in
                path.move(to: CGPoint(x: 6, y: 40))
                path.addCurve(
                    to: CGPoint(x: 174, y: 40),
                    control1: CGPoint(x: 66, y: -50),
                    control2: CGPoint(x: 114, y: 130)
                )
            }
            .stroke(
                .linearGradient(colors: [.denim, .lagoon, .meadow], startPoint: .leading, endPoint: .trailing),
                style: StrokeStyle(lineWidth: 10, lineCap: .round)
            )
            .frame(width: 180, height: 80)
            .named("wave")
            RoundedRectangle(cornerRadius: 20)
                .strokeBorder(
                    LinearGradient(colors: [.iris, .coral], startPoint: .top, endPoint: .bottom),
                    lineWidth: 8
                )
                .frame(width: 110, height: 80)
                .named("rounded frame")
        }
    }
}
