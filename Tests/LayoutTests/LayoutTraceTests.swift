import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Steps of a layout")
struct LayoutTraceTests {
    private func layoutTrace<Content: View>(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        @ViewBuilder of content: @escaping () -> Content
    ) throws -> [Drawing.TraceEntry] {
        try Figure("A test", width: width, height: height, content: content).drawing()
            .layoutTrace
    }

    @Test("are the views that take part in layout, each behind the one around it")
    func tree() throws {
        let layoutTrace = try layoutTrace(width: 100, height: 80) {
            VStack(spacing: 0) {
                Color.red.opacity(0.5).frame(height: 20)
                Color.blue.padding(5).layoutPriority(1)
            }
        }
        #expect(layoutTrace.map(\.kind.name) == ["VStack", "frame", "Color", "padding", "Color"])
        #expect(layoutTrace.map(\.parent) == [nil, 0, 1, 0, 3])
        #expect(
            layoutTrace.map(\.frame) == [
                rect(0, 0, 100, 80), rect(0, 0, 100, 20), rect(0, 0, 100, 20), rect(0, 20, 100, 60),
                rect(5, 25, 90, 50),
            ]
        )
    }

    @Test("say what was offered: a length, none, or one without end")
    func proposals() throws {
        let layoutTrace = try layoutTrace(width: 100) {
            Color.red.frame(width: 30, height: 20).named("offered a width")
        }
        #expect(layoutTrace.map(\.proposal.width) == [100, 30] && layoutTrace.map(\.proposal.height) == [nil, 20])
        let fixed = try self.layoutTrace(width: 100, height: 80) { Text("a").fixedSize().frame(maxWidth: .infinity) }
        let text = try #require(fixed.last)
        #expect(text.kind.name == "Text" && text.proposal.width == nil && text.proposal.height == nil)
        let endless = try self.layoutTrace(width: 100) {
            ProposingLayout(ProposedViewSize(width: .infinity, height: .infinity)) {
                Color.red.frame(width: 5, height: 5)
            }
        }
        #expect(endless[1].proposal.width == .infinity && endless[1].proposal.height == .infinity)
    }

    @Test("have the names of views, and those of what only paints around them")
    func names() throws {
        let layoutTrace = try layoutTrace {
            HStack(spacing: 0) {
                Color.red.frame(width: 5).named("frame")
                Color.red.background(Color.blue).named("red")
                Color.green.named("inner").rotationEffect(.degrees(5)).named("outer")
                Color.yellow
            }
            .named("row")
        }
        #expect(layoutTrace.map(\.name) == ["row", "frame", nil, nil, "red", "inner", nil])
        #expect(layoutTrace.map(\.layer) == [nil, nil, nil, .background, nil, nil, nil])
    }

    @Test("lie where transforms around them take them, and know their own frames")
    func transforms() throws {
        let layoutTrace = try layoutTrace {
            Color.red.frame(width: 20, height: 10).scaleEffect(2, anchor: .topLeading).padding(5)
        }
        #expect(layoutTrace.map(\.kind.name) == ["padding", "frame", "Color"])
        #expect(layoutTrace[0].frame == rect(0, 0, 30, 20))
        #expect(layoutTrace[1].frame == rect(5, 5, 40, 20) && layoutTrace[1].localFrame == rect(5, 5, 20, 10))
    }

    @Test("are mirrored where lines of text start at the right")
    func rightToLeft() throws {
        let layoutTrace = try layoutTrace {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10); Color.blue.frame(width: 30, height: 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(
            layoutTrace.filter { $0.kind.name == "frame" }.map(\.frame) == [rect(30, 0, 20, 10), rect(0, 0, 30, 10)]
        )
    }

    @Test("tell what of them may be seen")
    func shown() throws {
        let layoutTrace = try layoutTrace {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).hidden()
                Color.red.frame(width: 20, height: 10).opacity(0)
                Color.red.frame(width: 20, height: 10).frame(width: 10, height: 4).clipped()
                Color.red.frame(width: 20, height: 10).mask { Circle() }
                Color.clear.frame(width: 20, height: 10)
            }
        }
        let colors = layoutTrace.filter { $0.kind.name == "Color" }
        #expect(colors.map(\.shown) == [nil, nil, rect(5, 20, 10, 4), rect(0, 24, 20, 10), rect(0, 34, 20, 10)])
        #expect(layoutTrace.first { $0.kind.name == "Circle" }?.shown == nil, "A mask is never painted.")
        #expect(layoutTrace.allSatisfy { $0.frame.isFinite })
    }

    @Test("name the first element that was drawn of them, also where backgrounds are moved behind")
    func elements() throws {
        let drawing = try Figure("A test") {
            VStack(spacing: 0) {
                Color.red.frame(width: 9, height: 9)
                    .preference(key: WidthKey.self, value: 5)
                    .backgroundPreferenceValue(WidthKey.self) { Color.blue.frame(width: $0) }
                Circle().frame(width: 9, height: 9)
            }
        }
        .drawing()
        forEach(drawing.layoutTrace.filter { $0.kind.name == "Color" || $0.kind.name == "Circle" }) { step, check in
            let element = drawing.elements[step.element]
            check(element.kind == step.kind && element.frame == step.localFrame)
        }
        #expect(drawing.layoutTrace.filter { $0.kind.name == "Color" }.count == 2)
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test("of nested effects cost no more than those of flat ones", .timeLimit(.minutes(5)))
    func deep() throws {
        var view = AnyView(Color.red.frame(width: 1, height: 1))
        for _ in 0..<80 { view = AnyView(view.padding(1).opacity(0.9).background(Color.blue)) }
        let layoutTrace = try layoutTrace { view }
        #expect(layoutTrace.count == 80 * 2 + 2)
        #expect(layoutTrace[0].frame == rect(0, 0, 161, 161))
    }
}
