import GridPress
import GridPressComparisons
import GridPressFindings
import GridPressSnapshots
import Testing

@Suite("Differences of pictures that move")
struct MotionDifferenceTests {
    private func figure(
        first: CGFloat = 8,
        last: CGFloat = 20,
        animation: Animation = .linear(duration: 1),
        pause: Double = 1,
        transition: AnyTransition = .opacity
    ) -> Figure {
        func row(_ spacing: CGFloat, _ count: Int) -> some View {
            HStack(spacing: spacing) {
                ForEach(0..<count, id: \.self) { index in
                    Color.red.frame(width: 30, height: 20).named("cell-\(index)").transition(transition)
                }
            }
            .named("row")
        }
        return Figure.states("Row", width: 200, animation: animation, pause: pause) {
            row(first, 3)
            row(last, 4)
        }
    }

    /// Returns the lines about the differences of two figures' golden files.
    private func lines(from old: Figure, to new: Figure) throws -> [String] {
        let files = try [old, new].map { figure in
            SourceText(name: "row.svg", bytes: Array(try figure.svg(embedsLayoutRecord: true).utf8))
        }
        let difference = try SnapshotComparer().difference(of: files[1], from: files[0], as: .svg)
        return ((difference?.causes ?? []) + (difference?.rest ?? [])).map(\.line)
    }

    @Test("say in which state what changed")
    func states() throws {
        let first = try lines(from: figure(), to: figure(first: 12))
        #expect(first == ["in state 1, spacing of the HStack \"row\": 8 → 12 (+4)"])
        let last = try lines(from: figure(), to: figure(last: 24))
        #expect(last == ["spacing of the HStack \"row\": 20 → 24 (+4)"])
    }

    @Test("say which timing changed, in seconds")
    func timings() throws {
        #expect(
            try lines(from: figure(), to: figure(animation: .linear(duration: 2)))
                == ["the change to state 2: timing linear, 1 s → linear, 2 s"]
        )
        #expect(try lines(from: figure(), to: figure(pause: 2)) == ["the figure: pause 1 s → 2 s"])
        #expect(
            try lines(from: figure(), to: figure(animation: .linear(duration: 1).repeatCount(1)))
                == ["the figure: repetition forever, there and back → once"]
        )
    }

    @Test("notice another transition")
    func transitions() throws {
        #expect(
            try lines(from: figure(), to: figure(transition: .slide))
                == ["the figure has other animations or transitions of views"]
        )
    }

    @Test("are none for the same figure, and tell a still picture from one that moves")
    func presence() throws {
        #expect(try lines(from: figure(), to: figure()).isEmpty)
        let drawing = try figure().drawing()
        let difference = DrawingComparison.difference(from: drawing.still, to: drawing, tolerance: 0.01)
        #expect(difference.causes.map(\.line) == ["the figure: number of states 1 → 2"])
    }
}
