extension SampleFigure {
    static let clipping: [SampleFigure] = [clippedBounds, clipShapes, clippedTwice]

    private static let clippedBounds: SampleFigure = SampleFigure(
        "clipped-bounds", title: "Clipped to its bounds",
        description: """
            A circle that is larger than its frame reaches beyond it; on the right what lies outside is cut off.
            """
    ) {
        HStack(spacing: 64) {
            Captioned("as it is") {
                Circle().fill(.coral).frame(width: 110, height: 110).named("whole circle")
                    .frame(width: 90, height: 70)
                    .outlined()
                    .frame(height: 110)
            }
            Captioned("clipped") {
                Circle().fill(.coral).frame(width: 110, height: 110).named("clipped circle")
                    .frame(width: 90, height: 70)
                    .clipped()
                    .outlined()
                    .frame(height: 110)
            }
        }
    }

    private static let clipShapes: SampleFigure = SampleFigure(
        "clip-shapes", title: "One picture, four outlines",
        description: "The same stripes, clipped to a rounded rectangle, a circle, a capsule and an arrow."
    ) {
        HStack(spacing: 20) {
            Stripes().clipShape(RoundedRectangle(cornerRadius: 20)).frame(width: 88, height: 88).named("rounded")
            Stripes().clipShape(Circle()).frame(width: 88, height: 88).named("circle")
            Stripes().clipShape(Capsule()).frame(width: 88, height: 56).named("capsule")
            Stripes().clipShape(Arrow()).frame(width: 96, height: 96).named("arrow")
        }
    }

    private static let clippedTwice: SampleFigure = SampleFigure(
        "clipped-twice", title: "Clips inside clips",
        description: """
            Two circles clip the same stripes, one after the other: what is left is the lens in which both overlap.
            """
    ) {
        Stripes()
            .frame(width: 200, height: 130)
            .clipShape(lensSide(-35))
            .clipShape(lensSide(35))
            .named("lens")
            .background {
                lensSide(-35).stroke(.hairline, lineWidth: 1.5)
                lensSide(35).stroke(.hairline, lineWidth: 1.5)
            }
    }

    private static func lensSide(_ shift: CGFloat) -> some Shape {
        Circle().transform(CGAffineTransform(translationX: shift, y: 0))
    }
}

/// Six slanted stripes.
private struct Stripes: NonisolatedView {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                ForEach(Color.cells.indices, id: \.self) { Color.cell($0) }
            }
            .frame(width: proxy.size.width * 1.6, height: proxy.size.height * 1.6)
            .rotationEffect(.degrees(30))
            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
    }
}
