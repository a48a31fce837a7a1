import GridPress

extension RecordedView {
    /// Views of all sources that data doesn't describe.
    static var others: [RecordedView] {
        [
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
            RecordedView("metalui.stack.cross.repropose") {
                VStack(spacing: 0) {
                    Area().named("a")
                    Color.clear.frame(width: 30, height: 20).named("b")
                }
            },
            RecordedView("metalui.stack.measured.at.allocation") {
                HStack(spacing: 0) {
                    Area().named("a")
                    Color.clear.frame(width: 20, height: 30).named("b")
                }
            },
            RecordedView("openswiftui.geometryReader.overlap") {
                GeometryReader { g in
                    Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2).named("blue")
                    Color.red.frame(width: g.size.width / 3, height: g.size.height / 3).named("red")
                }
            },
            RecordedView("issue.geometryReader.scroll") {
                ScrollView {
                    GeometryReader { proxy in Color.red }.named("reader")
                }
            },
            RecordedView("openswiftui.frame.contradictory") {
                Color.red.frame(width: 30, height: 30).frame(minWidth: 100, maxWidth: 50)
            } relations: { result in
                [result.size == CGSize(width: 30, height: 30)]
            },
            RecordedView("openswiftui.safeAreaPadding") {
                Color.red.named("red").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
            },
            RecordedView("openswiftui.safeAreaInset") {
                Color.red.named("red")
                    .safeAreaInset(edge: .leading) { Color.green.frame(width: 10).named("green") }
                    .safeAreaInset(edge: .top) { Color.blue.frame(height: 20).named("blue") }
                    .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30).named("gray") }
                    .safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40).named("yellow") }
            },
            RecordedView("openswiftui.alignmentGuide.leading") {
                VStack(alignment: .leading) {
                    ForEach(0..<4) { i in Color.red.named("c\(i)").alignmentGuide(.leading) { _ in CGFloat(i) * -10 } }
                }
            },
        ]
    }
}
