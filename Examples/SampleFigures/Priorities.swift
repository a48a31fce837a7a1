extension SampleFigure {
    static let priorities: [SampleFigure] = [priorityFirst, leastFlexibleFirst, priorityOutside, decisiveLayer]

    private static let priorityFirst: SampleFigure = SampleFigure(
        "priority-first", title: "The higher priority chooses first",
        description: """
            Two rows of three cells that want to be 60 to 200 points wide. Without priorities they share the width; \
            in the second row the middle one chooses first, and the others keep their least width.
            """, width: 320
    ) {
        VStack(spacing: 12) {
            HStack {
                Tile("0", .denim).frame(minWidth: 60, maxWidth: 200)
                Tile("0", .denim).frame(minWidth: 60, maxWidth: 200).named("without priority")
                Tile("0", .denim).frame(minWidth: 60, maxWidth: 200)
            }
            HStack {
                Tile("0", .denim).frame(minWidth: 60, maxWidth: 200)
                Tile("1", .amber).frame(minWidth: 60, maxWidth: 200).layoutPriority(1).named("with priority")
                Tile("0", .denim).frame(minWidth: 60, maxWidth: 200)
            }
        }
        .frame(height: 108)
    }

    private static let leastFlexibleFirst: SampleFigure = SampleFigure(
        "least-flexible-first", title: "The least flexible chooses first",
        description: """
            A row offers each cell an equal share of what is left, the least flexible first: the fixed one, then the \
            one of at most 80 points, and the flexible ones share the rest.
            """, width: 400, height: 64
    ) {
        HStack {
            Tile("flexible", .denim).named("first flexible")
            Tile("at most 80", .iris).frame(maxWidth: 80).named("at most 80")
            Tile("fixed", .coral).frame(width: 56).named("fixed")
            Tile("flexible", .denim).named("last flexible")
        }
    }

    private static let priorityOutside: SampleFigure = SampleFigure(
        "priority-outside", title: "A priority stands outside the frame",
        description: """
            In the upper row the priority is set inside the frame, where the row doesn't see it. \
            In the lower row it is set outside, and the cell takes all that the other can spare.
            """, width: 320
    ) {
        VStack(spacing: 12) {
            HStack {
                Tile("inside", .lagoon).layoutPriority(1).frame(minWidth: 40).named("priority inside")
                Tile("40", .denim).frame(minWidth: 40)
            }
            HStack {
                Tile("outside", .meadow).frame(minWidth: 40).layoutPriority(1).named("priority outside")
                Tile("40", .denim).frame(minWidth: 40).named("the other")
            }
        }
        .frame(height: 108)
    }

    private static let decisiveLayer: SampleFigure = SampleFigure(
        "decisive-layer", title: "One layer decides about the size",
        description: """
            Two stacks of layers: a large circle below a label. On the left the circle makes the stack large; on the \
            right the label has the higher priority, so the stack is as small as the label and the circle reaches beyond.
            """
    ) {
        HStack(spacing: 72) {
            Captioned("equal") {
                ZStack {
                    Circle().fill(.lagoon).frame(width: 96, height: 96)
                    Tile("label", .amber).frame(width: 72, height: 32)
                }
                .outlined()
                .named("stack as large as its circle")
            }
            Captioned("label first") {
                ZStack {
                    Circle().fill(.lagoon).frame(width: 96, height: 96)
                    Tile("label", .amber).frame(width: 72, height: 32).layoutPriority(1)
                }
                .outlined()
                .named("stack as large as its label")
                .frame(height: 96)
            }
        }
    }
}
