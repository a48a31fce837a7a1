extension SampleFigure {
    /// Scaled views, and room that depends on the size of a view.
    static let scaling: [SampleFigure] = [scaledToFrame, overlappingImages, relativePadding, equalButtons]

    private static let scaledToFrame: SampleFigure = SampleFigure(
        "scaled-to-frame", title: "Scaled to match a frame",
        description: """
            A card of 120 by 60 points, drawn in three ways to match a square of 90 points, which is dashed: inside it, \
            stretched along each axis, and over it. Letters and lines are scaled along.
            """
    ) {
        HStack(spacing: 60) {
            ForEach([ContentMode.fit, nil, .fill], id: \.self) { mode in
                Captioned(mode.map { "\($0)" } ?? "no mode") {
                    card.scaledToFrame(width: 90, height: 90, contentMode: mode)
                        .named("scaled, \(mode.map { "\($0)" } ?? "no mode")")
                        .frame(width: 90, height: 90)
                        .outlined()
                        .padding(.horizontal, mode == .fill ? 45 : 0)
                }
            }
        }
    }

    private static var card: some View {
        HStack(spacing: 10) {
            Circle().fill(.amber).frame(width: 32, height: 32)
            VStack(alignment: .leading, spacing: 5) {
                Text("Row 7").font(.system(size: 14, weight: .semibold)).foregroundStyle(.white)
                Capsule().fill(.white.opacity(0.6)).frame(width: 42, height: 5)
            }
        }
        .frame(width: 120, height: 60)
        .background(.iris, in: RoundedRectangle(cornerRadius: 10))
    }

    private static let overlappingImages: SampleFigure = SampleFigure(
        "overlapping-images", title: "A picture that reaches out of its room",
        description: """
            A landscape between two panels. Its room, dashed, ends where the panels begin; a seventh of the picture lies \
            on the upper one and a quarter on the lower one.
            """, width: 260
    ) {
        VStack(spacing: 0) {
            Tile("Above", .denim).frame(height: 64).named("above")
            OverlappingImage(.hills, aspectRatio: 1.5, top: 1.0 / 7, bottom: 0.25)
                .named("picture")
                .outlined()
                .padding(.horizontal, 30)
                .zIndex(1)
            Tile("", .meadow).frame(height: 84).overlay(alignment: .bottom) {
                Text("Below").font(.system(size: 13, weight: .semibold)).foregroundStyle(Color.meadow.legible).padding(
                    10
                )
            }
            .named("below")
        }
    }

    private static let relativePadding: SampleFigure = SampleFigure(
        "relative-padding", title: "Padding as a part of the size",
        description: """
            Three words, each with room around it of a quarter of its own width and height; beside them a stripe that \
            fills its row but for a tenth of the row at each end.
            """, width: 300
    ) {
        VStack(alignment: .leading, spacing: 14) {
            HStack(alignment: .bottom, spacing: 14) {
                ForEach(["Fen", "Moor", "Peninsula"], id: \.self) { word in
                    Text(word).font(.system(size: 18, weight: .medium)).foregroundStyle(.ink).bounded()
                        .relativePadding(0.25)
                        .outlined()
                        .named(word)
                }
            }
            Tile("a tenth at each end", .lagoon).frame(height: 34).named("stripe")
                .relativePadding(.horizontal, 0.1)
                .outlined()
                .named("row")
        }
    }

    private static let equalButtons: SampleFigure = SampleFigure(
        "equal-buttons", title: "Buttons of equal width",
        description: """
            Three buttons of equal width in three rooms, which are dashed: as wide as the widest would like to be, \
            shrunk alike where there is less room, and down to what they hold where there is still less.
            """
    ) {
        VStack(alignment: .leading, spacing: 12) {
            ForEach([340, 262, 214], id: \.self) { width in
                HStack(spacing: 8) {
                    ForEach(["No", "Perhaps", "Certainly"], id: \.self) { word in
                        Text(word)
                            .font(.system(size: 13, weight: .semibold))
                            .foregroundStyle(Color.denim.legible)
                            .lineLimit(1)
                            .fixedSize()
                            .padding(.horizontal, 10)
                            .padding(.vertical, 7)
                            .equalWidthPreferred()
                            .background(.denim, in: Capsule())
                            .named("\(word) in \(width)")
                    }
                }
                .equalWidthContainer()
                .frame(width: CGFloat(width), height: 42)
                .outlined()
            }
        }
    }
}
