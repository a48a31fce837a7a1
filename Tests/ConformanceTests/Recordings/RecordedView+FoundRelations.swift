import GridPress

extension RecordedView {
    /// Recordings that contain only relations, or whose layouts are only described in words.
    static var foundRelations: [RecordedView] {
        [
            RecordedView("defagos.lazyStacks") {
                LazyVStack { Color.clear.frame(width: 40, height: 20) }
            } relations: { result in
                let box = Color.clear.frame(width: 40, height: 20)
                let room = ProposedViewSize(width: 200, height: 200)
                return [
                    result.size == CGSize(width: 200, height: 20)
                        && size(VStack { box }, room) == CGSize(width: 40, height: 20)
                        && size(LazyHStack { box }, room) == CGSize(width: 40, height: 200)
                ]
            },
            RecordedView("metalui.stack.spacer.texts") {
                VStack {
                    Text("Hi").named("upper")
                    Spacer()
                    Text("Hi").named("lower")
                }
            } relations: { result in
                let line = result.frame("upper").height
                let touching = size(
                    VStack {
                        Text("Hi"); Text("Hi")
                    }
                ).height
                let unspaced = size(
                    VStack(spacing: 0) {
                        Text("Hi"); Spacer(); Text("Hi")
                    }
                ).height
                return [result.size.height == 2 * line + 8 && unspaced == 2 * line + 8, touching == 2 * line]
            },
            RecordedView("metalui.stack.spacer.alone") {
                Spacer()
            } relations: { result in
                let room = ProposedViewSize(width: 100, height: 50)
                return [
                    result.size == CGSize(width: 8, height: 8)
                        && size(Spacer(), room) == CGSize(width: 100, height: 50),
                    size(HStack(spacing: 0) { Spacer() }) == CGSize(width: 8, height: 0)
                        && size(HStack(spacing: 0) { Spacer() }, room) == CGSize(width: 100, height: 0),
                    size(VStack(spacing: 0) { Spacer() }, room) == CGSize(width: 0, height: 50),
                    size(ZStack { Spacer() }, room) == CGSize(width: 100, height: 50),
                ]
            },
            RecordedView("metalui.scroll.both.unspecified") {
                ScrollView([.horizontal, .vertical]) {
                    Color.clear.frame(idealWidth: 50, idealHeight: 300).named("c")
                }
            } relations: { result in
                [result.frame("c").size == CGSize(width: 50, height: 300)]
            },
            RecordedView("metalui.frame.text.maxWidth") {
                Text("alpha bravo charlie delta").font(.system(size: 12)).frame(maxWidth: 60)
            } relations: { result in
                [result.size.width == 60 && result.lines.map(\.count) == [1]]
            },
            RecordedView("metalui.text.priority") {
                HStack(spacing: 0) {
                    Text("a label of several words").named("long")
                    Text("Short").named("short")
                }
                .font(.system(size: 13))
            } relations: { result in
                let word = size(Text("Short").font(.system(size: 13))).width
                let first = texts(longFirst: 1, shortFirst: 0)
                let second = texts(longFirst: 0, shortFirst: 1)
                return [
                    result.frame("short").width == word && result.lines[0].count > 1,
                    first.frame("short").width < word && first.lines[1].count > 1,
                    second.frame("short") == result.frame("short") && second.frame("long") == result.frame("long"),
                ]
            },
            RecordedView("metalui.text.insideWord") {
                Text("alpha")
            } relations: { _ in
                func lines(_ width: CGFloat) -> (count: Int, width: CGFloat) {
                    let result = RecordedResult(
                        of: Text("alpha").font(.system(size: 13)),
                        ProposedViewSize(width: width, height: nil)
                    )
                    return (result.lines[0].count, result.size.width)
                }
                return [
                    lines(25).count == 2 && lines(5).count == 5,
                    lines(20).width < 20,
                    lines(5).width == 5,
                ]
            },
            RecordedView("metalui.overlay.inVStack") {
                VStack {
                    Color.clear.frame(width: 50, height: 20)
                    Color.clear.frame(width: 50, height: 20).overlay { Color.clear.frame(height: 60) }
                }
            } relations: { result in
                [result.size.height == 48]
            },
            RecordedView("metalui.layout.unplaced") {
                Unplaced { Color.clear.frame(width: 30, height: 30).named("c") }
            },
            RecordedView("metalui.layout.anchor") {
                Anchored {
                    Color.clear.named("a")
                    Color.clear.named("b")
                    Color.clear.named("c")
                }
            },
            RecordedView("framelayout.frame.maxHeight.text") {
                Text("hi").font(.system(size: 12)).frame(maxHeight: 100)
            } relations: { result in
                let text = size(Text("hi").font(.system(size: 12)))
                let open = size(Text("hi").font(.system(size: 12)).frame(maxHeight: 100))
                return [result.size == CGSize(width: text.width, height: 100) && open == text]
            },
            RecordedView("framelayout.scroll.fixedSize") {
                ScrollView { Color.blue.frame(width: 100, height: 400) }
                    .fixedSize(horizontal: false, vertical: true)
            } relations: { result in
                [result.size.height == 400]
            },
            RecordedView("jrbar.viewThatFits.ideal") {
                fitting.frame(width: 900)
            } relations: { _ in
                [size(fitting.frame(width: 360), ProposedViewSize(width: 360, height: 100)).height == 40]
            },
            // The device's own safe area at the top is padding here.
            RecordedView("markdownui.root.safeArea.rounding") {
                Color.clear.frame(width: 229, height: 185.5)
                    .border(Color.blue).named("b")
                    .padding()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .padding(.top, 20)
            },
            RecordedView("markdownui.padding.default") {
                Color.clear.frame(width: 261, height: 134).named("c")
                    .padding()
                    .border(Color.blue).named("b")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .padding(.top, 20)
            },
        ]
    }

    private static var fitting: some View {
        ViewThatFits(in: .horizontal) {
            Color.red.frame(idealWidth: 600, maxWidth: .infinity).frame(height: 20)
            Color.blue.frame(height: 40)
        }
    }

    private static func texts(longFirst: Double, shortFirst: Double) -> RecordedResult {
        let row = HStack(spacing: 0) {
            Text("a label of several words").layoutPriority(longFirst).named("long")
            Text("Short").layoutPriority(shortFirst).named("short")
        }
        return RecordedResult(of: row.font(.system(size: 13)), ProposedViewSize(width: 80, height: nil))
    }

    private static func size<Content: View>(_ view: Content, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
        RecordedResult(of: view, proposal).size
    }
}

/// A layout of 100 by 100 points that doesn't place its view.
private struct Unplaced: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A layout that places each of its views at a different anchor.
private struct Anchored: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 150, height: 150)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let point = CGPoint(x: bounds.minX + 100, y: bounds.minY + 100)
        let small = ProposedViewSize(width: 30, height: 20)
        subviews[0].place(at: point, anchor: .bottomTrailing, proposal: small)
        subviews[1].place(at: point, anchor: .center, proposal: small)
        subviews[2].place(at: bounds.origin, proposal: ProposedViewSize(width: 70, height: 40))
    }
}
