import GridPress

extension RecordedView {
    /// Layouts of other sources.
    static var foundOthers: [RecordedView] {
        [
            RecordedView("skip.testRenderStacks") {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        VStack(spacing: 0) {
                            Color.black.frame(width: 1, height: 2).named("a")
                            Color.white.frame(width: 1, height: 1).named("b")
                        }
                        Color.white.frame(width: 6, height: 3).named("c")
                        Color.black.frame(width: 5, height: 3).named("d")
                    }
                    HStack(spacing: 0) {
                        Color.black.frame(width: 3, height: 9).named("e")
                        Color.white.frame(width: 9, height: 9).named("f")
                    }
                }
                .frame(width: 12, height: 12)
            },
            RecordedView("skip.testFrameMaxWidthRespectsParentBounds") {
                ZStack {
                    Color.black.frame(width: 12, height: 6)
                    Color.white.frame(maxWidth: 20, maxHeight: 4).named("w")
                }
            },
            RecordedView("framelayout.aspect.fit.maxHeight") {
                Color.red.aspectRatio(0.5, contentMode: .fit).named("c")
                    .frame(maxHeight: 100)
            },
            RecordedView("framelayout.aspect.fit.maxHeight.offered") {
                Color.red.aspectRatio(0.5, contentMode: .fit)
                    .frame(maxHeight: 100)
            },
            RecordedView("framelayout.aspect.fill.height") {
                Color.red.aspectRatio(16.0 / 9, contentMode: .fill)
                    .frame(height: 140)
            },
            RecordedView("framelayout.aspect.fill.maxHeight") {
                Color.red.aspectRatio(16.0 / 9, contentMode: .fill)
                    .frame(maxHeight: 140)
            },
            RecordedView("framelayout.aspect.fill.maxHeight.offered") {
                Color.red.aspectRatio(16.0 / 9, contentMode: .fill)
                    .frame(maxHeight: 140)
            },
            RecordedView("framelayout.aspect.fill.maxWidth") {
                Color.red.aspectRatio(0.5, contentMode: .fill)
                    .frame(maxWidth: 50)
            },
            RecordedView("framelayout.frame.maxHeight.color") {
                Color.red.frame(maxHeight: 140)
            },
            RecordedView("framelayout.if.absent") {
                VStack(spacing: 8) {
                    Color.red.frame(width: 40, height: 40)
                    Group { if false { Color.red.frame(width: 40, height: 40) } }.padding(10).background(Color.green)
                    Color.red.frame(width: 40, height: 40)
                }
            },
            RecordedView("framelayout.if.absent.button") {
                VStack(spacing: 8) {
                    Color.red.frame(width: 40, height: 40)
                    Button(action: {}) { if false { Color.red.frame(width: 40, height: 40) } }
                    Color.red.frame(width: 40, height: 40)
                }
            },
            RecordedView("framelayout.if.absent.root") {
                Group { if false { Color.red.frame(width: 40, height: 40) } }.padding(10).background(Color.green)
            },
            RecordedView("framelayout.vstack.overflow") {
                VStack(spacing: 0) {
                    Color.red.aspectRatio(16.0 / 9, contentMode: .fill).frame(height: 140)
                    Color.clear.frame(width: 10, height: 14)
                }
            },
            RecordedView("field.geometryReader.unspecified") {
                GeometryReader { _ in Color.clear }
            },
            RecordedView("aleahim.frame.centre") {
                Color.clear.frame(width: 20, height: 20).named("child")
                    .frame(width: 30, height: 30).named("container")
            },
        ]
    }
}
