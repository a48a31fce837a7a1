import FigureComparisons
import GridPressDrawings
import GridPressProperties
import GridPressRenderers
import MotionSupport
import Testing
import ViewSupport

@testable import GridPress

@Suite("Pictures that move")
struct MovingPictureTests {
    private static func card(_ index: Int) -> some View {
        RoundedRectangle(cornerRadius: 4).fill(Color.blue).overlay { Text("\(index)") }.frame(width: 40, height: 30)
    }

    private static func row(_ items: [Int], spacing: CGFloat = 8) -> some View {
        HStack(spacing: spacing) { ForEach(items, id: \.self) { card($0) } }
    }

    /// Returns the lines of a picture that paint something, without classes and definitions of movements.
    private static func primitives(_ svg: String) -> [String] {
        svg.split(separator: "\n").map(String.init)
            .filter { line in ["<rect", "<text", "<path", "<circle", "<ellipse"].contains { line.hasPrefix($0) } }
            .map { line in
                line.replacing(#/ class="[^"]*"/#, with: "").replacing(#/ visibility="hidden"/#, with: "")
            }
    }

    @Test("have the bytes of the still picture for everything that the last state has")
    func lastState() throws {
        try forEachSeedThrowing { seed, check in
            let drawing = try RandomTransition(seed: seed).figure.drawing()
            let moving = Self.primitives(try drawing.svg())
            var counts = Dictionary(moving.map { ($0, 1) }, uniquingKeysWith: +)
            for line in Self.primitives(try drawing.still.svg()) {
                check(counts[line, default: 0] > 0, "\(line) is missing")
                counts[line, default: 0] -= 1
            }
        }
    }

    @Test("take at most 1.5 times the bytes of all states, beside a kilobyte for each curve of a movement")
    func bytes() throws {
        func property(seed: Int, check: Check) throws {
            let transition = RandomTransition(seed: seed).figure
            let svg = try transition.svg()
            let curves = svg.matches(of: #/linear\([^)]*\)/#).map(\.output.utf8.count)
            let moving = svg.utf8.count - curves.reduce(0, +)
            let states = try transition.states.map { try $0.figure.svg().utf8.count }.reduce(0, +)
            check(Double(moving) <= 1.5 * Double(states), "\(moving) bytes, \(states) of the states")
            check(curves.allSatisfy { $0 <= 1000 }, "curves of \(curves) bytes")
        }
        try forEachSeedThrowing(property)
        // The curve of this picture is larger than its two cards.
        forEach([134], property)
    }

    @Test("are the first state at first, and the last one at last")
    func ends() throws {
        try forEachSeedThrowing { seed, check in
            let drawing = try RandomTransition(seed: seed).figure.drawing()
            guard let plan = MotionPlan(drawing), let first = drawing.motion?.states.first?.drawing else { return }
            func paints(_ drawing: Drawing) -> [String] {
                drawing.elements.filter { $0.mark.isPainted }.map { "\($0.mark.paintedBounds ?? .zero)" }.sorted()
            }
            func rounded(_ drawing: Drawing) -> [CGRect] {
                // Rounding gives numbers that differ in their last digits one order.
                drawing.paintedFrames.map(\.inThousandths)
                    .sorted { ($0.minX, $0.minY, $0.width, $0.height) < ($1.minX, $1.minY, $1.width, $1.height) }
            }
            for (moment, state) in [(plan.drawing(at: 0), first), (plan.drawing(at: plan.schedule.duration), drawing)] {
                let (found, expected) = (rounded(moment), rounded(state))
                check.equal(found.count, expected.count, "marks of the state")
                for (one, other) in zip(found, expected) where !one.isNear(other, within: 0.0025) {
                    check.fail("\(one) instead of \(other)")
                }
            }
        }
    }

    @Test("are the same where movements are shared by what goes the same way")
    func sharing() throws {
        try forEachSeedThrowing { seed, check in
            let drawing = try RandomTransition(seed: seed).figure.drawing()
            guard let plan = MotionPlan(drawing) else { return }
            var shared = plan
            shared.parts = plan.sharedParts()
            for quarter in 0...4 {
                let time = plan.schedule.duration * Double(quarter) / 4
                let (first, second) = (plan.drawing(at: time).paintedFrames, shared.drawing(at: time).paintedFrames)
                check.equal(first.count, second.count)
                for (one, other) in zip(first, second) where !one.isNear(other, within: 0.001) {
                    check.fail("\(one) instead of \(other) at \(quarter)/4")
                }
            }
        }
    }

    @Test("move by transforms, grow by width and height, and keep the size of texts")
    func properties() throws {
        let figure = Figure.states("Grow", width: 200, animation: .linear(duration: 1)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                Text("word")
            }
            .frame(width: 200, alignment: .leading)
            HStack(spacing: 0) {
                Color.red.frame(width: 90, height: 20)
                Text("word")
            }
            .frame(width: 200, alignment: .leading)
        }
        let svg = try figure.svg()
        #expect(svg.contains("{width:50px}") || svg.contains("width:50px"))
        #expect(svg.contains("transform:translate(-40px)"))
        #expect(!svg.contains("font-size:"))
    }

    @Test("play on screens of those who don't ask for less motion, and never on paper")
    func circumstances() throws {
        let svg = try Figure.states("Row", animation: .linear(duration: 1)) {
            Self.row([1, 2])
            Self.row([2, 1])
        }
        .svg()
        let rule = "@media screen and (prefers-reduced-motion:no-preference){#"
        #expect(svg.components(separatedBy: rule).count == 2)
        #expect(svg.components(separatedBy: "animation-duration").count == 2)
        #expect(!svg.contains("<script"))
    }

    private static func swap(_ animation: Animation, pause: Double? = nil) -> Figure {
        Figure.states("Row", animation: animation, pause: pause) {
            row([1, 2])
            row([2, 1])
        }
    }

    @Test("run forward and backward forever, and rest for two seconds at both ends")
    func loops() throws {
        let svg = try Self.swap(.linear(duration: 1)).svg()
        #expect(svg.contains("animation-iteration-count:infinite;animation-direction:alternate"))
        // A pass rests for a second at its start and at its end, and the first pass starts a second later.
        #expect(svg.contains("{animation-duration:3s;animation-delay:1s;animation-fill-mode:backwards}"))
        #expect(svg.contains("0%,33.3333%{") && svg.contains("66.6667%"))
        let schedule = try MotionSchedule(of: Self.swap(.linear(duration: 1)).drawing())
        #expect(schedule.duration == 1 && schedule.starts == [0])
        #expect(schedule.delay + schedule.lead == 2 && schedule.lead + schedule.tail == 2)
    }

    @Test("rest for the time of their pause, if one is set")
    func pauses() throws {
        let schedule = try MotionSchedule(of: Self.swap(.linear(duration: 1), pause: 0.5).drawing())
        #expect(schedule.delay + schedule.lead == 0.5 && schedule.lead + schedule.tail == 0.5)
    }

    @Test("play as often as their animation says")
    func repetitions() throws {
        let once = try Self.swap(.linear(duration: 1).repeatCount(1)).svg()
        #expect(once.contains("{animation-duration:1s;animation-delay:.8s;"))
        #expect(!once.contains("animation-iteration-count"))
        let again = try Self.swap(.linear(duration: 1).repeatForever(autoreverses: false)).svg()
        // Each pass rests for two seconds at both ends.
        #expect(again.contains("{animation-duration:5s;animation-fill-mode:backwards}"))
        #expect(again.contains("animation-iteration-count:infinite") && !again.contains("alternate"))
    }

    @Test("start again after a cycle, at whose ends the same state rests for two seconds")
    func cycles() throws {
        let drawing = try Figure.states("Cycle", animation: .linear(duration: 1)) {
            Self.row([1, 2])
            Self.row([2, 1])
            Self.row([1, 2])
        }
        .drawing()
        #expect(drawing.motion?.passCount == nil && drawing.motion?.autoreverses == false)
        let schedule = MotionSchedule(of: drawing)
        #expect(schedule.delay == 0 && schedule.lead + schedule.tail == 2)
    }

    @Test("swing as springs do, with a curve for browsers that don't know how")
    func springs() throws {
        let svg = try Figure.states("Row", animation: .bouncy) {
            Self.row([1, 2])
            Self.row([2, 1])
        }
        .svg()
        #expect(svg.contains("animation-timing-function:cubic-bezier(.2,.9,.3,1);animation-timing-function:linear(0,"))
    }

    @Test("fade what comes and goes, and hide what has gone from everybody")
    func presence() throws {
        let drawing = try Figure.states("Row", animation: .linear(duration: 1)) {
            Self.row([1, 2])
            Self.row([2, 3])
        }
        .drawing()
        let svg = try drawing.svg()
        #expect(svg.components(separatedBy: "visibility=\"hidden\"").count == 2)
        let middle = drawing.moment(at: 0.5)
        let opacities = middle.elements.compactMap { element -> Double? in
            if case .opacity(let opacity) = element.effect { opacity } else { nil }
        }
        #expect(opacities == [0.5, 0.5])
    }

    @Test("move what comes by its transition")
    func transitions() throws {
        func row(_ items: [Int]) -> some View {
            HStack(spacing: 0) {
                ForEach(items, id: \.self) { index in
                    Color.red.frame(width: 40, height: 30).named("card-\(index)").transition(.move(edge: .bottom))
                }
            }
        }
        let drawing = try Figure.states("Row", animation: .linear(duration: 1)) {
            row([1])
            row([1, 2])
        }
        .drawing()
        let plan = try #require(MotionPlan(drawing))
        let frames = plan.frames(at: 0.5).filter { plan.drawing.elements[$0.element].name == "card-2" }
        #expect(frames.first?.frame.minY == 15)
    }

    @Test("take the timing of the view whose value changes")
    func timings() throws {
        struct Pair: NonisolatedView {
            var isWide: Bool
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: isWide ? 80 : 40, height: 20).named("slow")
                        .animation(.linear(duration: 2), value: isWide)
                    Color.blue.frame(width: 40, height: isWide ? 40 : 20).named("quick")
                }
                .frame(width: 200, height: 60, alignment: .topLeading)
            }
        }
        let drawing = try Figure.states("Pair", animation: .linear(duration: 1)) {
            Pair(isWide: false)
            Pair(isWide: true)
        }
        .drawing()
        let plan = try #require(MotionPlan(drawing))
        func frame(_ name: String) -> CGRect? {
            plan.frames(at: 1).first { plan.drawing.elements[$0.element].name == name }?.frame
        }
        #expect(plan.schedule.duration == 2)
        #expect(frame("slow")?.width == 60)
        #expect(frame("quick")?.height == 40)
    }

    @Test("follow one geometry from one view to another")
    func matchedGeometry() throws {
        struct Pair: NonisolatedView {
            var isLarge: Bool
            @Namespace private var space
            var body: some View {
                ZStack {
                    if isLarge {
                        Color.red.frame(width: 100, height: 60).matchedGeometryEffect(id: "card", in: space)
                    } else {
                        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: "card", in: space)
                    }
                }
                .frame(width: 120, height: 80)
            }
        }
        let drawing = try Figure.states("Pair", animation: .linear(duration: 1)) {
            Pair(isLarge: false)
            Pair(isLarge: true)
        }
        .drawing()
        #expect(drawing.moment(at: 0.5).paintedFrames == [CGRect(x: 30, y: 20, width: 60, height: 40)])
    }

    @Test("keep what gets another effect, and turn it from where it was")
    func effects() throws {
        struct Turned: NonisolatedView {
            var isTurned: Bool
            var body: some View {
                let view = Color.red.frame(width: 40, height: 20).named("view")
                ZStack {
                    if isTurned { view.rotationEffect(.degrees(90)) } else { view }
                }
                .frame(width: 60, height: 60)
            }
        }
        let drawing = try Figure.states("Turn", animation: .linear(duration: 1)) {
            Turned(isTurned: false)
            Turned(isTurned: true)
        }
        .drawing()
        #expect(!(try drawing.svg().contains("visibility")))
        let angle = MotionPlan(drawing)?.parts.compactMap { $0.effect?.pose(at: 0.5, .init(of: drawing)).turn?.angle }
        #expect(angle?.count == 1 && abs((angle?.first ?? 0) - .pi / 4) < 1e-9)
    }

    @Test("turn the shorter way, and stay as large", arguments: [30, 95, 120, 180])
    func turns(degrees: Double) throws {
        let drawing = try Figure.states("Turn", animation: .linear(duration: 1)) {
            for angle in [0, degrees] {
                Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(angle)).frame(width: 60, height: 60)
            }
        }
        .drawing()
        let plan = try #require(MotionPlan(drawing))
        let turns = plan.parts.compactMap { $0.effect?.pose(at: 0.5, plan.schedule).turn }
        #expect(turns.count == 1)
        #expect(turns.allSatisfy { abs($0.scale.width - 1) < 1e-9 && abs(abs($0.angle) - degrees * .pi / 360) < 1e-9 })
    }

    @Test("aren't cut by a clip that only the last state has, until it closes")
    func clips() throws {
        struct Clipped: NonisolatedView {
            var isClipped: Bool
            var body: some View {
                let view = Color.red.frame(width: 40, height: 20).named("view")
                ZStack { if isClipped { view.clipShape(Circle()) } else { view } }
            }
        }
        let drawing = try Figure.states("Clip", animation: .linear(duration: 1)) {
            Clipped(isClipped: false)
            Clipped(isClipped: true)
        }
        .drawing()
        let clips = drawing.moment(at: 0).elements.compactMap { element -> CGRect? in
            if case .clip(let path, _) = element.effect { path.boundingRect } else { nil }
        }
        #expect(clips.count == 1 && clips.allSatisfy { $0.contains(CGRect(x: 0, y: 0, width: 40, height: 20)) })
    }

    @Test("are each phase of an animator, and the first one again")
    func phases() throws {
        let figure = Figure.states("Phases") {
            Color.red.frame(width: 20, height: 20).phaseAnimator([0, 30, 60]) { view, offset in
                view.padding(.leading, CGFloat(offset))
            } animation: { _ in
                .linear(duration: 0.5)
            }
            .frame(width: 100, alignment: .leading)
        }
        let drawing = try figure.drawing()
        #expect(drawing.motion?.states.count == 3)
        #expect(drawing.motionDuration == 1.5 + 2 * FigureTransition.defaultPause)
    }

    @Test("have a record from which the same picture is drawn again")
    func record() throws {
        try forEachSeedThrowing { seed, check in
            let drawing = try RandomTransition(seed: seed).figure.drawing()
            let json = JSONRenderer(isExact: true).render(drawing)
            let read = try RecordReader.drawing(from: Array(json.utf8))
            check.equal(try read.svg(), try drawing.svg())
        }
    }

    @Test("stand in a strip at some moments")
    func strip() throws {
        let figure = Figure.states("Row", animation: .linear(duration: 1)) {
            Self.row([1, 2])
            Self.row([2, 1], spacing: 30)
        }
        let strip = try FilmStrip(figure, momentCount: 5, width: 300).drawing()
        #expect(strip.motion == nil)
        let times = strip.elements.compactMap(\.mark.words).filter { $0.hasSuffix(" s") }
        #expect(times == ["0 s", "0.25 s", "0.5 s", "0.75 s", "1 s"])
    }
}

/// Runs a throwing property with a few seeds.
private func forEachSeedThrowing(_ body: (Int, Check) throws -> Void) throws {
    forEachSeed(cost: 100, body)
}

extension Drawing {
    /// The painted rectangles of marks, in the coordinates of the figure.
    fileprivate var paintedFrames: [CGRect] {
        elements.indices.compactMap { index in
            guard elements[index].mark.isPainted, !isHidden(index), let bounds = elements[index].mark.paintedBounds
            else {
                return nil
            }
            return transformAroundElement(index).boundingBox(of: bounds)
        }
    }

    private func isHidden(_ index: Int) -> Bool {
        var ancestor: Int? = index
        while let current = ancestor {
            if elements[current].effect?.paintsNothing ?? false { return true }
            ancestor = elements[current].parent
        }
        return false
    }
}

extension MotionSchedule {
    /// Creates the schedule of a drawing.
    fileprivate init(of drawing: Drawing) {
        self = MotionPlan(drawing)!.schedule
    }
}

@Suite("Comparisons that move")
struct MovingComparisonTests {
    @Test("show the second figure as it comes from the first, which stays")
    func comparison() throws {
        func row(_ spacing: CGFloat) -> some View {
            HStack(spacing: spacing) { ForEach(0..<3) { Color.red.frame(width: 30, height: 20).named("cell-\($0)") } }
        }
        let comparison = FigureComparison(animation: .linear(duration: 1)) {
            Figure("Row") { row(8) }
        } to: {
            Figure("Row") { row(20) }
        }
        let drawing = try comparison.drawing()
        let plan = try #require(MotionPlan(drawing))
        func places(at time: Double) -> [Double] {
            let cells = plan.frames(at: time).filter { plan.drawing.elements[$0.element].name == "cell-2" }
            return cells.map { Double($0.frame.minX) }
        }
        let (first, last) = (places(at: 0), places(at: 1))
        #expect(first.count == 2 && last.count == 2 && first[0] == last[0] && last[1] - first[1] == 24)
        #expect(try comparison.figure().drawing().still == drawing.still)
    }
}
