import GridPress
import Testing

@testable import GridPressViews

@Suite("Timings of views in states of a picture")
struct NotedTimingTests {
    private typealias NotedTiming = Drawing.MotionNote.NotedTiming

    private func timings<Content: View>(
        of name: String = "x",
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> [NotedTiming] {
        try state(content).note(of: name).timings
    }

    private func timing(_ animation: Animation) -> Drawing.Timing { Drawing.Timing(animation) }

    @Test("are those of the modifiers around, the nearest last")
    func nested() throws {
        let found = try timings {
            VStack { Text("x").animation(.linear(duration: 2)) }
                .animation(nil, value: "a")
                .animation(.bouncy, value: 3)
        }
        #expect(
            found == [
                NotedTiming(timing(.bouncy), value: "3"), NotedTiming(nil, value: "\"a\""),
                NotedTiming(timing(.linear(duration: 2))),
            ]
        )
    }

    @Test("don't hold for modifiers and siblings outside")
    func outside() throws {
        let drawing = try state {
            HStack {
                Text("x").padding(2).animation(.linear).padding(3)
                Text("y")
            }
        }
        #expect(try drawing.note(of: "x").timings.count == 1)
        #expect(try drawing.note(of: "y").timings.isEmpty)
        let paddings = drawing.elements.indices.filter { drawing.elements[$0].kind.name == "padding" }
        #expect(paddings.map { drawing.motionNotes[$0]?.timings.count } == [0, 1])
    }

    @Test("tell values apart, and are the same for the same value")
    func values() throws {
        func text(_ value: some Equatable) throws -> String? {
            try timings { Text("x").animation(.linear, value: value) }.first?.value
        }
        #expect(try text(1.5) == text(1.5))
        #expect(try text(0.1 + 0.2) != text(0.3))
        #expect(try text(["a", "b"]) != text(["a, b"]))
        #expect(try text(Int?.none) != text(Int?.some(0)))
    }

    @Test("reach views that are made when a size is known, and lazy ones")
    func deferred() throws {
        let drawing = try state {
            ScrollView {
                LazyVGrid(columns: [GridItem()]) {
                    ForEach(0..<2) { number in GeometryReader { _ in Text("n\(number)") } }
                }
            }
            .animation(.smooth, value: true)
        }
        #expect(try drawing.note(of: "n1").timings == [NotedTiming(timing(.smooth), value: "true")])
    }

    @Test("of a closure hold for what it does to a view, and not for the view")
    func closures() throws {
        let drawing = try state {
            Text("x")
                .animation(.linear) { $0.padding(5).animation(.easeIn) { $0.padding(6) } }
                .animation(.smooth)
        }
        #expect(try drawing.note(of: "x").timings == [NotedTiming(timing(.smooth))])
        let paddings = drawing.elements.indices.filter { drawing.elements[$0].kind.name == "padding" }
        #expect(
            paddings.map { drawing.motionNotes[$0]?.timings.last?.timing } == [timing(.easeIn), timing(.linear)]
        )
        #expect(paddings.map { drawing.motionNotes[$0]?.timings.count } == [3, 2])
    }

    @Test("are those that transactions get")
    func transactions() throws {
        #expect(try timings { Text("x").transaction { $0.animation = .easeOut } } == [NotedTiming(timing(.easeOut))])
        #expect(try timings { Text("x").transaction { $0.animation = nil } } == [NotedTiming(nil)])
        #expect(try timings { Text("x").transaction { $0.animation = .default } } == [NotedTiming(timing(.default))])
        #expect(try timings { Text("x").transaction { $0.isContinuous = true } }.isEmpty)
        #expect(
            try timings { Text("x").transaction { $0.animation = $0.animation?.speed(2) } }
                == [NotedTiming(timing(.default.speed(2)))]
        )
        #expect(
            try timings { Text("x").transaction(value: 7) { $0.animation = .easeIn } }
                == [NotedTiming(timing(.easeIn), value: "7")]
        )
        #expect(
            try timings { Text("x").animation(.linear).transaction { $0.disablesAnimations = true } }.isEmpty
        )
    }

    @Test("of a track grid hold for its items")
    func trackGrids() throws {
        let drawing = try state {
            Grid(tracks: 2) {
                Text("x")
                Text("y").animation(.linear, value: 1)
            }
            .gridAnimation(.spring(duration: 2))
        }
        let spring = NotedTiming(timing(.spring(duration: 2)))
        #expect(try drawing.note(of: "x").timings == [spring])
        #expect(try drawing.note(of: "y").timings == [spring, NotedTiming(timing(.linear), value: "1")])
        let grid = try #require(drawing.grids.first)
        #expect(drawing.motionNotes[grid.element]?.timings == [])
    }
}
