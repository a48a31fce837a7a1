import GridPress
import Testing

@testable import Snapshots

@Suite("What changed in a layout is told in its words:")
struct LayoutWordingTests {
    /// The lines about what differs between two figures; the same as each kind of golden file.
    private func lines(_ old: Figure, _ new: Figure, _ f: String = #function) throws -> [String] {
        let (before, after) = (try old.drawing(), try new.drawing())
        let lines = try GoldenKind.picture.lines(from: before, to: after)
        print("@@@", f, lines)
        for kind in GoldenKind.allCases {
            let others = try kind.lines(from: before, to: after)
            #expect(others == lines, "as \(kind)")
        }
        return lines
    }

    // MARK: Grids

    private func cards(
        _ tracks: [GridTrack] = [.fr(1), .fr(1), .fr(1)],
        spacing: GridSpacing = 8,
        wide: String? = nil,
        start: GridStart = nil,
        alignment: GridAlignment = .center
    ) -> Figure {
        Figure("Cards", width: 324, height: 136) {
            Grid(tracks: tracks, contentMode: .fill, spacing: spacing, commonItemsAlignment: alignment) {
                ForEach(["a", "b", "c", "d", "e"], id: \.self) { name in
                    Color.blue.frame(maxWidth: 60, maxHeight: 40).named(name)
                        .gridSpan(column: name == wide ? 2 : 1).gridStart(name == "e" ? start : nil)
                }
            }
            .named("cards")
        }
    }

    @Test("a track")
    func track() throws {
        #expect(try lines(cards(), cards([.fr(1), .fr(2), .fr(1)])) == ["x"])
    }

    @Test("the spacing of a grid")
    func spacing() throws {
        #expect(try lines(cards(), cards(spacing: 12)) == ["x"])
    }

    @Test("how many tracks are listed")
    func trackCount() throws {
        #expect(try lines(cards(), cards([.fr(1), .fr(1)])) == ["x"])
    }

    @Test("a span")
    func span() throws {
        #expect(try lines(cards(), cards(wide: "d")) == ["x"])
    }

    @Test("a start")
    func start() throws {
        #expect(try lines(cards(), cards(start: [2, 1])) == ["x"])
    }

    @Test("the alignment of items")
    func alignment() throws {
        #expect(try lines(cards(), cards(alignment: .topLeading)) == ["x"])
    }

    @Test("one track among a hundred cells, in ten lines at most")
    func hundredCells() throws {
        func figure(_ track: GridTrack) -> Figure {
            Figure("Hundred", width: 1080, height: 600) {
                Grid(tracks: (0..<10).map { $0 == 3 ? track : .fr(1) }, spacing: 8) {
                    ForEach(0..<100) { index in
                        ZStack {
                            Color.blue
                            Text("\(index)")
                        }
                        .named("cell-\(index)")
                    }
                }
                .named("hundred")
            }
        }
        let (old, new) = (try figure(.fr(1)).drawing(), try figure(.pt(120)).drawing())
        for kind in GoldenKind.allCases {
            let lines = try kind.lines(from: old, to: new)
            #expect(lines.count <= 10, "\(kind): \(lines.joined(separator: "\n"))")
            #expect(lines.first == "column 4 of the grid “hundred”: fr(1) → pt(120), width 99.2 → 112 (+12.8)")
        }
    }

    // MARK: Stacks and boxes

    private struct Bar {
        var spacing: CGFloat = 8
        var words = "Old"
        var color = Color.red
        var alignment = VerticalAlignment.center
        var width: CGFloat = 40
        var padding: CGFloat = 8
        var opacity = 1.0
        var fontSize: CGFloat = 17
        var isLong = false
        var isSwapped = false
        var title = "Bar"

        var figure: Figure {
            Figure(title) {
                HStack(alignment: alignment, spacing: spacing) {
                    Text(words).font(.system(size: fontSize))
                    if isSwapped { Circle().fill(.gray).frame(width: 10, height: 10).named("dot") }
                    color.frame(width: width, height: 60).opacity(opacity).named("hero")
                    if !isSwapped { Circle().fill(.gray).frame(width: 10, height: 10).named("dot") }
                    if isLong { Color.green.frame(width: 20, height: 20).named("more") }
                    Text("End").padding(padding).background(Color.yellow)
                }
                .named("bar")
            }
        }
    }

    @Test("the spacing of a stack")
    func bar0() throws {
        #expect(try lines(Bar().figure, Bar(spacing: 12).figure) == ["x"])
    }

    @Test("words")
    func bar1() throws {
        #expect(try lines(Bar().figure, Bar(words: "New words").figure) == ["x"])
    }

    @Test("a colour")
    func bar2() throws {
        #expect(try lines(Bar().figure, Bar(color: .blue).figure) == ["x"])
    }

    @Test("the alignment of a stack")
    func bar3() throws {
        #expect(try lines(Bar().figure, Bar(alignment: .top).figure) == ["x"])
    }

    @Test("a width")
    func bar4() throws {
        #expect(try lines(Bar().figure, Bar(width: 50).figure) == ["x"])
    }

    @Test("padding")
    func bar5() throws {
        #expect(try lines(Bar().figure, Bar(padding: 10).figure) == ["x"])
    }

    @Test("an effect")
    func bar6() throws {
        #expect(try lines(Bar().figure, Bar(opacity: 0.5).figure) == ["x"])
    }

    @Test("a font")
    func bar7() throws {
        #expect(try lines(Bar().figure, Bar(fontSize: 20).figure) == ["x"])
    }

    @Test("a view that is new")
    func bar8() throws {
        #expect(try lines(Bar().figure, Bar(isLong: true).figure) == ["x"])
    }

    @Test("an order")
    func bar9() throws {
        #expect(try lines(Bar().figure, Bar(isSwapped: true).figure) == ["x"])
    }

    @Test("the title of the figure")
    func bar10() throws {
        #expect(try lines(Bar().figure, Bar(title: "Bars").figure) == ["x"])
    }

    // MARK: Pictures without records

    @Test("columns of a picture that carries no record")
    func plain() throws {
        func text(_ figure: Figure) throws -> SourceText {
            SourceText(name: "golden", bytes: Array(try figure.svg().utf8))
        }
        func figure(_ track: GridTrack) -> Figure {
            Figure("Plain") {
                Grid(tracks: [.pt(80), track, .pt(80)], contentMode: .intrinsic, spacing: 8) {
                    ForEach(0..<6) { _ in Color.blue.frame(height: 40) }
                }
            }
        }
        let difference = try #require(
            try SnapshotComparer().difference(of: text(figure(.pt(92))), from: text(figure(.pt(80))), as: .svg)
        )
        #expect(difference.lines() == ["x"])
    }
}
