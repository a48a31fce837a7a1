import GridPress

extension RecordedView {
    /// Small squares of skip-ui, whose tests check pixels.
    static var squares: [RecordedView] {
        [
            RecordedView("skip.testZStackSquareCenterInset") {
                ZStack {
                    Color.black.frame(width: 12, height: 12).named("black")
                    Color.white.frame(width: 4, height: 4).named("white")
                }
            },
            RecordedView("skip.testZStackSquareBottomTrailing") {
                ZStack(alignment: .bottomTrailing) {
                    Color.black.frame(width: 12, height: 12).named("black")
                    Color.white.frame(width: 6, height: 6).named("white")
                }
            },
            RecordedView("skip.testZStackSquareTop") {
                ZStack(alignment: .top) {
                    Color.black.frame(width: 12, height: 12).named("black")
                    Color.white.frame(width: 6, height: 6).named("white")
                }
            },
            RecordedView("skip.testViewThatFitsChoosesFirstFittingCandidate") {
                ZStack {
                    Color.black.frame(width: 12, height: 12).named("black")
                    ViewThatFits {
                        EmptyView()
                        Color.white.frame(width: 4, height: 4).named("white")
                    }
                }
            },
            RecordedView("skip.testHStackAlignmentExpand") {
                HStack(alignment: .bottom, spacing: 0) {
                    Color.black.frame(height: 10).named("a")
                    Color.white.frame(height: 12).named("b")
                    Color.black.frame(height: 10).named("c")
                }
                .frame(width: 12, height: 12)
            },
            RecordedView("skip.testHStackAlignment") {
                HStack {
                    Spacer()
                    Color.black.frame(width: 2).named("a")
                    Spacer()
                    Color.black.frame(width: 2).named("b")
                    Spacer()
                }
                .frame(width: 12, height: 12)
            },
            RecordedView("skip.testRenderWhiteSquare1") {
                Color.white.frame(width: 1, height: 1).named("a")
            },
            RecordedView("skip.testRenderWhiteSquare4") {
                Color.white.frame(width: 4, height: 4).named("a")
            },
        ]
    }
}
