import GridPress
import Testing
import ViewSupport

@Suite("Views without a layout")
struct FlatteningTests {
    /// Returns the number of subviews that a container finds in its content.
    private func count<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Int {
        let answer = Answer()
        _ = try drawn(width: 10, height: 10) { ProposingView(.zero, answer)({ content() }) }
        return answer.count
    }

    @Test("become views of the container around them")
    func flattening() throws {
        #expect(
            try count {
                Group {
                    Color.red;
                    Group {
                        Color.blue; Color.green
                    }
                }
            } == 3
        )
        #expect(
            try count {
                ForEach(0..<4) { _ in
                    Color.red; Color.blue
                }
            } == 8
        )
        #expect(try count { ForEach(0..<3) { _ in ForEach(0..<2) { _ in Color.red } } } == 6)
        #expect(
            try count {
                Pair(); AnyView(Pair())
            } == 4
        )
        #expect(try count { TwoOf(view: Color.red) } == 2)
    }

    @Test("that are none are no view of the container")
    func emptiness() throws {
        #expect(try count { EmptyView() } == 0)
        #expect(try count {} == 0)
        #expect(
            try count {
                EmptyView().padding().frame(width: 10); Color.red
            } == 1
        )
        #expect(
            try count {
                Optional<Color>.none; Color?.some(.red)
            } == 1
        )
        #expect(
            try count {
                ForEach(0..<0) { _ in Color.red }; Group {}
            } == 0
        )
    }

    @Test("take no gap where there are none")
    func emptyViewTakesNoGap() throws {
        #expect(
            try size(
                of: HStack(spacing: 5) {
                    Color.red; EmptyView(); Color.blue
                },
                offered: nil,
                nil
            )
                == CGSize(width: 25, height: 10)
        )
    }

    @Test("each get the modifier that stands on all of them")
    func modifierOnGroup() throws {
        let drawing = try drawn {
            HStack(spacing: 0) {
                Group {
                    Color.red; Color.blue
                }.frame(width: 30, height: 10).named("framed")
                ForEach(0..<2) { _ in Color.green }.padding(2).named("padded")
                Pair().overlay { Color.black.frame(width: 1, height: 1).named("dot") }
            }
        }
        #expect(drawing.frames(named: "framed") ≈ [rect(0, 2, 30, 10), rect(30, 2, 30, 10)])
        #expect(drawing.frames(named: "padded").map(\.width) == [14, 14])
        #expect(drawing.frames(named: "dot").count == 2)
        #expect(drawing.size.width ≈ 108)
    }

    @Test("share a custom modifier, which sees all of them at once")
    func ownModifierOnGroup() throws {
        let drawing = try drawn {
            Group {
                Color.red; Color.blue
            }.modifier(InARow())
        }
        #expect(drawing.size == CGSize(width: 20, height: 10))
    }

    @Test("lie below each other at the root of a figure, and on top of each other in an overlay")
    func implicitContainers() throws {
        let drawing = try drawn {
            Color.red.frame(width: 10, height: 10).named("a")
            Color.blue.frame(width: 10, height: 10).named("b")
                .overlay {
                    Color.green.named("c"); Color.yellow.named("d")
                }
        }
        #expect(try drawing.frame("b").minY ≈ 18)
        #expect(try drawing.frame("c") ≈ drawing.frame("d"))
    }

    @Test("know the elements of ranges, identifiable values and key paths, in order")
    func forEach() throws {
        struct City: Identifiable { let id: String }
        let drawing = try drawn {
            HStack {
                ForEach(3..<5) { Color.red.named("\($0)") }
                ForEach([City(id: "Riga"), City(id: "Graz")]) { Color.red.named($0.id) }
                ForEach(["b", "a"], id: \.self) { Color.red.named($0) }
                ForEach(["xyz", "x"], id: \.count) { Color.red.named($0) }
            }
        }
        #expect(drawing.names == ["3", "4", "Riga", "Graz", "b", "a", "xyz", "x"])
    }

    private struct Pair: NonisolatedView {
        var body: some View { Color.red; Color.blue }
    }

    private struct TwoOf<Content: View>: NonisolatedView {
        let view: Content
        var body: some View { view; view }
    }

    private struct InARow: NonisolatedViewModifier {
        func body(content: Content) -> some View { HStack(spacing: 0) { content } }
    }
}
