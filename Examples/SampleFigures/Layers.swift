extension SampleFigure {
    static let layers: [SampleFigure] = [behindAndAbove, backgroundKinds, borders, fadingMask, letterMask, cutOut]

    private static let behindAndAbove: SampleFigure = SampleFigure(
        "behind-and-above", title: "Behind and above",
        description: """
            A cell with a background that reaches beyond it and an overlay in its corner. \
            The row keeps as much room as the cell alone takes.
            """, width: 320
    ) {
        HStack(spacing: 28) {
            Tile("before", .denim).frame(height: 56)
            Tile("content", .coral).frame(height: 56)
                .background { RoundedRectangle(cornerRadius: 14).fill(.amber.opacity(0.45)).padding(-12) }
                .overlay(alignment: .bottomTrailing) { Circle().fill(.iris).frame(width: 18, height: 18).padding(5) }
                .named("cell with layers")
            Tile("after", .denim).frame(height: 56)
        }
        .padding(.vertical, 14)
    }

    private static let backgroundKinds: SampleFigure = SampleFigure(
        "background-kinds", title: "Kinds of backgrounds",
        description: """
            Four words with a background each: a colour, a gradient, a shape filled with a style, and two views on \
            top of each other.
            """
    ) {
        HStack(spacing: 16) {
            word("colour").background(.amber).named("colour")
            word("gradient").background(Color.lagoon.gradient).named("gradient")
            word("shape").background(.meadow, in: Capsule()).named("shape")
            word("views")
                .background {
                    RoundedRectangle(cornerRadius: 8).fill(.denim)
                    RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 1).padding(3)
                }
                .named("views")
        }
    }

    private static func word(_ text: String) -> some View {
        Text(text).font(.system(size: 14, weight: .medium)).foregroundStyle(.black).padding(14)
    }

    private static let borders: SampleFigure = SampleFigure(
        "borders", title: "Borders lie inside",
        description: """
            Three cells of the same size with borders of 1, 6 and 16 points. The wider the line, the less is left \
            inside.
            """
    ) {
        HStack(spacing: 24) {
            ForEach([1, 6, 16], id: \.self) { width in
                Captioned("\(width) wide") {
                    Color.ground.frame(width: 80, height: 64)
                        .border(.denim, width: CGFloat(width))
                        .named("border of \(width)")
                }
            }
        }
    }

    private static let fadingMask: SampleFigure = SampleFigure(
        "fading-mask", title: "A mask that fades",
        description: "A list of lines behind a gradient mask: the lines are there, and fade away towards the bottom.",
        width: 240
    ) {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(0..<7) { line in
                let length = CGFloat(180 - line * 37 % 90)
                HStack {
                    Circle().fill(Color.cell(line)).frame(width: 16, height: 16)
                    Capsule().fill(.muted).frame(width: length, height: 8)
                    Spacer()
                }
                .named("line \(line + 1)")
            }
        }
        .grounded(16)
        .mask { LinearGradient(colors: [.black, .black, .clear], startPoint: .top, endPoint: .bottom) }
        .named("fading list")
    }

    private static let letterMask: SampleFigure = SampleFigure(
        "letter-mask", title: "Letters as a window",
        description: "A row of coloured stripes that shows only where the letters of a word lie over it.", height: 72
    ) {
        HStack(spacing: 0) {
            ForEach(Color.cells.indices, id: \.self) { Color.cell($0) }
        }
        .frame(width: 260, height: 72)
        .mask { Text("PRINT").font(.system(size: 80, weight: .black)) }
        .named("striped word")
    }

    private static let cutOut: SampleFigure = SampleFigure(
        "cut-out", title: "Two shapes make one window",
        description: """
            A gradient seen through a mask of several views: a ring and a disc inside it, side by side with a bar.
            """
    ) {
        LinearGradient(colors: [.iris, .coral, .amber], startPoint: .leading, endPoint: .trailing)
            .frame(width: 260, height: 110)
            .mask {
                HStack(spacing: 20) {
                    ZStack {
                        Circle().strokeBorder(lineWidth: 14)
                        Circle().padding(30)
                    }
                    Capsule().frame(height: 40)
                }
            }
            .named("window")
    }
}
