extension SampleFigure {
    /// Content that is larger than its container.
    static let scrollViews: [SampleFigure] = [smartScrollSizes, scrolledShelf, scrollInsets]

    private static let smartScrollSizes: SampleFigure = SampleFigure(
        "smart-scroll-sizes", title: "Scroll views that shrink",
        description: """
            Three smart scroll views, with thin outlines, in the same room, a dashed frame: two rows take no more than \
            they need, nine rows are cut off at the end of the room, and two rows that aren't to shrink take all of it.
            """
    ) {
        HStack(spacing: 28) {
            Captioned("two rows") {
                SmartScrollView { rows(2) }.named("two rows").bounded().inRoom()
            }
            Captioned("nine rows") {
                SmartScrollView { rows(9) }.named("nine rows").bounded().inRoom()
            }
            Captioned("not shrunk") {
                SmartScrollView(shrinkToFit: false) { rows(2) }.named("two rows, not shrunk").bounded().inRoom()
            }
        }
    }

    private static let scrolledShelf: SampleFigure = SampleFigure(
        "scrolled-shelf", title: "Scrolled in a still picture",
        description: """
            The same list three times: at rest, scrolled by 52 points, and scrolled to its end, beyond which no offset \
            goes.
            """
    ) {
        HStack(spacing: 28) {
            ForEach([0, 52, CGFloat.infinity], id: \.self) { offset in
                Captioned(offset == 0 ? "at rest" : offset.isFinite ? "by \(Int(offset))" : "to the end") {
                    ScrollView { rows(9) }
                        .named("list")
                        .scrollOffset(CGPoint(x: 0, y: offset))
                        .inRoom()
                }
            }
        }
    }

    private static let scrollInsets: SampleFigure = SampleFigure(
        "scroll-insets", title: "How much lies beyond the edges",
        description: """
            A list of nine rows that is scrolled by 70 points. It tells how far its content reaches beyond its edges: \
            the marks above and below it count the points that are hidden.
            """
    ) {
        HiddenLengths()
    }

    /// Returns numbered rows.
    @ViewBuilder fileprivate static func rows(_ count: Int) -> some View {
        VStack(spacing: 6) {
            ForEach(0..<count, id: \.self) { row in
                Tile("\(row + 1)", .cell(row)).frame(width: 84, height: 30).named("row \(row + 1)")
            }
        }
    }
}

nonisolated extension View {
    /// Places the view at the top of an outlined area.
    fileprivate func inRoom() -> some View {
        frame(width: 84, height: 140, alignment: .top).padding(8).outlined()
    }
}

/// A list with marks that show the hidden lengths.
private struct HiddenLengths: NonisolatedView {
    @State private var insets: EdgeInsets?

    var body: some View {
        VStack(spacing: 6) {
            mark(insets?.top)
            SmartScrollView {
                SampleFigure.rows(9)
            } onScroll: {
                insets = $0
            }
            .named("list")
            .scrollOffset(CGPoint(x: 0, y: 70))
            .frame(width: 84, height: 140)
            mark(insets?.bottom)
        }
        .grounded()
    }

    private func mark(_ inset: CGFloat?) -> some View {
        Text("\(Int(-(inset ?? 0).rounded())) points hidden")
            .font(.system(size: 11, weight: .medium))
            .foregroundStyle(.muted)
    }
}
