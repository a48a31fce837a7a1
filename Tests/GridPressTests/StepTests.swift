import GridPress
import GridPressProperties
import Testing

@Suite("Steps of a layout")
struct StepTests {
    private func steps<Content: View>(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        @ViewBuilder of content: @escaping () -> Content
    ) throws -> [Drawing.Step] {
        try Figure("A test", width: width, height: height, content: content).drawing(recordsSteps: true).steps
    }

    @Test("are recorded only where that is asked for, and change nothing else")
    func asked() throws {
        let figure = Figure("A test") { Text("a").padding().background(Color.red) }
        let plain = try figure.drawing()
        var recorded = try figure.drawing(recordsSteps: true)
        #expect(plain.steps.isEmpty && !recorded.steps.isEmpty)
        recorded.steps = []
        #expect(plain == recorded)
    }

    @Test("are the views that take part in layout, each behind the one around it")
    func tree() throws {
        let steps = try steps(width: 100, height: 80) {
            VStack(spacing: 0) {
                Color.red.opacity(0.5).frame(height: 20)
                Color.blue.padding(5).layoutPriority(1)
            }
        }
        #expect(steps.map(\.kind) == ["VStack", "frame", "Color", "padding", "Color"])
        #expect(steps.map(\.parent) == [nil, 0, 1, 0, 3])
        #expect(
            steps.map(\.frame) == [
                rect(0, 0, 100, 80), rect(0, 0, 100, 20), rect(0, 0, 100, 20), rect(0, 20, 100, 60),
                rect(5, 25, 90, 50),
            ]
        )
    }

    @Test("say what was offered: a length, none, or one without end")
    func proposals() throws {
        let steps = try steps(width: 100) {
            Color.red.frame(width: 30, height: 20).named("offered a width")
        }
        #expect(steps.map(\.proposedWidth) == [100, 30] && steps.map(\.proposedHeight) == [nil, 20])
        let fixed = try self.steps(width: 100, height: 80) { Text("a").fixedSize().frame(maxWidth: .infinity) }
        let text = try #require(fixed.last)
        #expect(text.kind == "Text" && text.proposedWidth == nil && text.proposedHeight == nil)
        let endless = try self.steps(width: 100) {
            Offering(ProposedViewSize(width: .infinity, height: .infinity)) { Color.red.frame(width: 5, height: 5) }
        }
        #expect(endless[1].proposedWidth == .infinity && endless[1].proposedHeight == .infinity)
    }

    @Test("have the names of views, and those of what only paints around them")
    func names() throws {
        let steps = try steps {
            HStack(spacing: 0) {
                Color.red.frame(width: 5).named("frame")
                Color.red.background(Color.blue).named("red")
                Color.green.named("inner").rotationEffect(.degrees(5)).named("outer")
                Color.yellow
            }
            .named("row")
        }
        #expect(steps.map(\.name) == ["row", "frame", nil, nil, "red", "inner", nil])
        #expect(steps.map(\.layer) == [nil, nil, nil, .background, nil, nil, nil])
    }

    @Test("lie where transforms around them take them, and know their own frames")
    func transforms() throws {
        let steps = try steps {
            Color.red.frame(width: 20, height: 10).scaleEffect(2, anchor: .topLeading).padding(5)
        }
        #expect(steps.map(\.kind) == ["padding", "frame", "Color"])
        #expect(steps[0].frame == rect(0, 0, 30, 20))
        #expect(steps[1].frame == rect(5, 5, 40, 20) && steps[1].localFrame == rect(5, 5, 20, 10))
    }

    @Test("are mirrored where lines of text start at the right")
    func rightToLeft() throws {
        let steps = try steps {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10); Color.blue.frame(width: 30, height: 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(steps.filter { $0.kind == "frame" }.map(\.frame) == [rect(30, 0, 20, 10), rect(0, 0, 30, 10)])
    }

    @Test("tell what of them may be seen")
    func shown() throws {
        let steps = try steps {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).hidden()
                Color.red.frame(width: 20, height: 10).opacity(0)
                Color.red.frame(width: 20, height: 10).frame(width: 10, height: 4).clipped()
                Color.red.frame(width: 20, height: 10).mask { Circle() }
                Color.clear.frame(width: 20, height: 10)
            }
        }
        let colors = steps.filter { $0.kind == "Color" }
        #expect(colors.map(\.shown) == [nil, nil, rect(5, 20, 10, 4), rect(0, 24, 20, 10), rect(0, 34, 20, 10)])
        #expect(steps.first { $0.kind == "Circle" }?.shown == nil, "A mask is never painted.")
        #expect(steps.allSatisfy { $0.frame.isFinite })
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
        .drawing(recordsSteps: true)
        forEach(drawing.steps.filter { $0.kind == "Color" || $0.kind == "Circle" }) { step, check in
            let element = drawing.elements[step.element]
            check(element.kind == step.kind && element.frame == step.localFrame)
        }
        #expect(drawing.steps.filter { $0.kind == "Color" }.count == 2)
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test("of nested effects cost no more than those of flat ones", .timeLimit(.minutes(5)))
    func deep() throws {
        var view = AnyView(Color.red.frame(width: 1, height: 1))
        for _ in 0..<80 { view = AnyView(view.padding(1).opacity(0.9).background(Color.blue)) }
        let steps = try steps { view }
        #expect(steps.count == 80 * 2 + 2)
        #expect(steps[0].frame == rect(0, 0, 161, 161))
    }
}
