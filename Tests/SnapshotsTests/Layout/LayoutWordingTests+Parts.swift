import GridPress
import Testing

@testable import GridPressSnapshots

extension LayoutWordingTests {
    // MARK: Frames that are merged only if their sizes are equal

    private func dot(height: CGFloat, _ effect: (AnyView) -> AnyView) -> Figure {
        let circle = effect(AnyView(Circle().fill(.red).frame(width: 30, height: height)))
        return Figure("Dot", width: 100, height: 60) {
            HStack(spacing: 8) {
                circle
                Text("x")
            }
        }
    }

    @Test("a height of what has an effect", arguments: ["opacity", "shadow", "blur", "clipped"])
    func heightInEffect(effect: String) throws {
        func figure(_ height: CGFloat) -> Figure {
            dot(height: height) { view in
                switch effect {
                case "opacity": AnyView(view.opacity(0.5))
                case "shadow": AnyView(view.shadow(radius: 3))
                case "blur": AnyView(view.blur(radius: 2))
                default: AnyView(view.clipped())
                }
            }
        }
        #expect(
            try lines(figure(30), figure(40)) == [
                "the Circle: height 30 → 40 (+10)",
                "the HStack: height 30 → 40 (+10), y 15 → 10 (-5)",
            ]
        )
        #expect(
            try lines(figure(40), figure(30)) == [
                "the Circle: height 40 → 30 (-10)",
                "the HStack: height 40 → 30 (-10), y 10 → 15 (+5)",
            ]
        )
    }

    @Test("padding in an opacity")
    func paddingInEffect() throws {
        func figure(_ padding: CGFloat) -> Figure {
            dot(height: 30) { AnyView($0.padding(padding).opacity(0.5)) }
        }
        #expect(
            try lines(figure(0), figure(4)) == [
                "padding of the Circle: 0 → 4",
                "the HStack: width 47 → 55 (+8), height 30 → 38 (+8), x 26.5 → 22.5 (-4), y 15 → 11 (-4)",
                "text \"x\": x 64.5 → 68.5 (+4)",
            ]
        )
        #expect(
            try lines(figure(4), figure(0)) == [
                "padding of the Circle: 4 → 0",
                "the HStack: width 55 → 47 (-8), height 38 → 30 (-8), x 22.5 → 26.5 (+4), y 11 → 15 (+4)",
                "text \"x\": x 68.5 → 64.5 (-4)",
            ]
        )
    }

    // MARK: Items that come, go and change places

    private func names(_ names: [String], columns: Int = 3, red: String = "") -> Figure {
        Figure("Names", width: CGFloat(columns) * 108, height: 400) {
            Grid(tracks: Array(repeating: .fr(1), count: columns), contentMode: .fill, spacing: 8) {
                ForEach(names, id: \.self) { name in
                    ZStack {
                        name == red ? Color.red : Color.blue
                        Text(name)
                    }
                }
            }
        }
    }

    @Test("an item that is gone from a grid, and one that is new in it")
    func item() throws {
        let (all, some) = (["Stage", "Choir", "Letters", "End"], ["Stage", "Letters", "End"])
        #expect(
            try lines(names(all), names(some)) == [
                "cell \"Choir\" of the grid is gone",
                "number of rows of the grid: 2 → 1 (-1)",
                "cell \"Letters\" of the grid: column 3 → 2",
                "cell \"End\" of the grid: column 1 → 3",
                "cell \"End\" of the grid: row 2 → 1",
                "cell \"Stage\" of the grid: height 188 → 384 (+196)",
            ]
        )
        #expect(
            try lines(names(some), names(all)) == [
                "cell \"Choir\" of the grid is new",
                "number of rows of the grid: 1 → 2 (+1)",
                "cell \"Letters\" of the grid: column 2 → 3",
                "cell \"End\" of the grid: column 3 → 1",
                "cell \"End\" of the grid: row 1 → 2",
                "cell \"Stage\" of the grid: height 384 → 188 (-196)",
            ]
        )
        #expect(
            try lines(names(["Choir", "Letters"]), names(["Letters"])) == [
                "cell \"Choir\" of the grid is gone",
                "cell \"Letters\" of the grid: column 2 → 1",
                "columns 1–3 of the grid moved right by 52.67",
            ]
        )
    }

    @Test("one item among a hundred")
    func itemOfHundred() throws {
        let all = (0..<100).map { "\($0)" }
        #expect(
            try lines(names(all, columns: 10), names(all.filter { $0 != "37" }, columns: 10)) == [
                "cell \"37\" of the grid is gone",
                "62 cells of the grid move to other columns or rows: 38, 39, 40 and 59 more",
            ]
        )
    }

    @Test("two cells that changed places")
    func swap() throws {
        let before = try names(["Stage", "Choir", "Letters"]).drawing()
        let after = try names(["Stage", "Letters", "Choir"]).drawing()
        #expect(
            try GoldenKind.data.lines(from: before, to: after) == [
                "cell \"Choir\" of the grid moved among its siblings: 2 → 3",
                "cell \"Choir\" of the grid: column 2 → 3",
                "cell \"Letters\" of the grid: column 3 → 2",
            ]
        )
        #expect(
            try lines(names(["A", "B"], red: "A"), names(["B", "A"], red: "A")) == [
                "cell \"A\" of the grid moved among its siblings: 1 → 2",
                "cell \"A\" of the grid: column 1 → 2",
                "cell \"B\" of the grid: column 2 → 1",
            ]
        )
    }
}

extension LayoutWordingTests {
    /// A preview with a background, as `gridpress previews` draws it.
    private struct Ground: PrimitiveView {
        let color: Color

        func _build(into builder: NodeBuilder) {
            builder.addFill(color._paint(in: builder.environment), kind: .previewBackground)
        }
    }

    @Test("the background of a preview, which isn't a color that its author wrote")
    func previewBackground() throws {
        func figure(_ color: Color) -> Figure {
            Figure("Preview", width: 40, height: 40) {
                Color.blue.frame(width: 20, height: 20).background { Ground(color: color) }
            }
        }
        let lines = try lines(figure(.white), figure(.black))
        #expect(lines.count == 1 && lines[0].hasPrefix("the background of the preview: "), "\(lines)")
    }
}
