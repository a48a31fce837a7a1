extension SampleFigure {
    static let direction: [SampleFigure] = [mirroredRow, mirroredSides, mirroredShapes]

    private static let mirroredRow: SampleFigure = SampleFigure(
        "mirrored-row", title: "The same row, read both ways",
        description: """
            A message row, once read from left to right and once from right to left, where it is its own mirror image.
            """, width: 320
    ) {
        VStack(spacing: 14) {
            ForEach(LayoutDirection.allCases, id: \.self) { direction in
                HStack(spacing: 12) {
                    Circle().fill(.iris).frame(width: 40, height: 40)
                    VStack(alignment: .leading, spacing: 8) {
                        Capsule().fill(.muted).frame(width: 120, height: 8)
                        Capsule().fill(.hairline).frame(width: 80, height: 8)
                    }
                    Spacer()
                    Chip("3", .amber).named("count, \(direction)")
                }
                .grounded()
                .environment(\.layoutDirection, direction)
                .named("row, \(direction)")
            }
        }
    }

    private static let mirroredSides: SampleFigure = SampleFigure(
        "mirrored-sides", title: "Leading is where reading starts",
        description: """
            Leading alignment, leading padding, an overlay at the leading corner and an offset, in both directions of \
            reading: each moves to the other side.
            """
    ) {
        HStack(spacing: 32) {
            ForEach(LayoutDirection.allCases, id: \.self) { direction in
                Captioned("\(direction)") {
                    VStack(alignment: .leading, spacing: 8) {
                        Tile("aligned", .denim).frame(width: 96, height: 28)
                        Tile("padded", .lagoon).frame(width: 96, height: 28).padding(.leading, 28)
                        Tile("offset", .meadow).frame(width: 96, height: 28).offset(x: 56)
                    }
                    .frame(width: 176, alignment: .leading)
                    .padding(.vertical, 16)
                    .padding(.leading, 16)
                    .background(.ground)
                    .overlay(alignment: .topLeading) { Circle().fill(.coral).frame(width: 14, height: 14) }
                    .environment(\.layoutDirection, direction)
                    .named("card, \(direction)")
                }
            }
        }
    }

    private static let mirroredShapes: SampleFigure = SampleFigure(
        "mirrored-shapes", title: "Shapes that turn, shapes that stay",
        description: """
            From right to left an arrow turns to the other side, and so does the sharp corner of a speech bubble; \
            a path, and a shape that says so, stay as they are.
            """
    ) {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(LayoutDirection.allCases, id: \.self) { direction in
                HStack(spacing: 20) {
                    Arrow().fill(.denim).frame(width: 64, height: 64).named("arrow, \(direction)")
                    UnevenRoundedRectangle(
                        topLeadingRadius: 16,
                        bottomLeadingRadius: 2,
                        bottomTrailingRadius: 16,
                        topTrailingRadius: 16
                    )
                    .fill(.coral)
                    .frame(width: 88, height: 48)
                    .named("bubble, \(direction)")
                    SteadyArrow().fill(.amber).frame(width: 64, height: 64).named("steady arrow, \(direction)")
                    Path { path in
                        path.addLines([(4, 44), (22, 24), (36, 36), (60, 6)].map { CGPoint(x: $0, y: $1) })
                    }
                    .stroke(.meadow, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
                    .frame(width: 64, height: 48)
                    .named("path, \(direction)")
                }
                .grounded()
                .environment(\.layoutDirection, direction)
            }
        }
    }
}
