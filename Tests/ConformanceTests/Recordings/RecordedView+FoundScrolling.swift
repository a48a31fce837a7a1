import GridPress

extension RecordedView {
    /// Lists, scroll views, and views that depend on the window around them.
    static var foundScrolling: [RecordedView] {
        [
            RecordedView("metalui.containerRelativeFrame.hostNotParent") {
                VStack(spacing: 0) {
                    Color.clear.named("c")
                        .containerRelativeFrame(.horizontal) { width, _ in width * 0.5 }
                        .frame(height: 10)
                }
                .frame(width: 200)
            },
            RecordedView("metalui.list.sizes") {
                List { Text("row") }
            },
            RecordedView("metalui.list.inScrollView") {
                ScrollView {
                    Color.clear.frame(height: 300)
                    List { Text("row") }.named("list")
                }
            } relations: { result in
                [result.frame("list").height == 0]
            },
            RecordedView("metalui.scrollTo.anchors") {
                Scrolled { $0.scrollTo(10, anchor: .top) }
            } relations: { result in
                func offset(_ action: @escaping (ScrollViewProxy) -> Void) -> CGFloat {
                    let room = ProposedViewSize(width: 100, height: 100)
                    return -RecordedResult(of: Scrolled(action: action), room).frame("row 0").minY
                }
                let anchors: [(UnitPoint, CGFloat)] = [
                    (.center, 265), (.bottom, 230), (UnitPoint(x: 0.5, y: 0.25), 282.5),
                ]
                return [
                    result.frame("row 0").minY == -300
                        && anchors.allSatisfy { anchor, expected in
                            offset { $0.scrollTo(10, anchor: anchor) } == expected
                        },
                    offset { $0.scrollTo(10) } == 230 && offset { $0.scrollTo(1) } == 0
                        && offset {
                            $0.scrollTo(10, anchor: .top)
                            $0.scrollTo(2)
                        } == 60,
                    offset { $0.scrollTo(19, anchor: .top) } == 500,
                ]
            },
            RecordedView("robb.viewThatFits.third") {
                ScrollView {
                    VStack {
                        ViewThatFits {
                            Color.green.frame(height: Double(bitPattern: 0x403F_5555_5555_5555)).named("a")
                            Color.red.named("b")
                        }
                    }
                    .safeAreaPadding()
                }
            } relations: { result in
                [result.drawing.frame(named: "b") != nil]
            },
        ]
    }
}

/// Rows in a scroll view that an action scrolls.
private struct Scrolled: NonisolatedView {
    let action: (ScrollViewProxy) -> Void

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Color.clear.frame(height: 30).named("row \($0)").id($0) }
                }
            }
            .onAppear { action(proxy) }
        }
    }
}
