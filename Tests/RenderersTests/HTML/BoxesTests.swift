import GridPressDrawings
import GridPressProperties
import Testing

@Suite("Boxes of a drawing")
struct BoxesTests {
    private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    private func element(
        _ kind: String,
        parent: Int? = nil,
        end: Int,
        name: String? = nil,
        frame: CGRect? = nil,
        mark: Drawing.Mark = .none,
        effect: Drawing.Effect? = nil,
        layer: Drawing.Layer? = nil
    ) -> Drawing.Element {
        Drawing.Element(
            parent: parent,
            end: end,
            kind: Drawing.Kind(sketched: kind),
            name: name,
            frame: frame ?? self.frame,
            mark: mark,
            effect: effect,
            layer: layer
        )
    }

    private var painted: Drawing.Mark {
        .shape(Drawing.Shape(path: Path(frame), fill: .color(.red)))
    }

    private func boxes(_ elements: [Drawing.Element], grids: [Drawing.Grid] = []) -> [Drawing.Box] {
        Drawing(title: "", size: CGSize(width: 100, height: 100), elements: elements, grids: grids).boxes
    }

    @Test("are containers, painted views and whatever has a name, in paint order")
    func kinds() {
        let other = CGRect(x: 0, y: 0, width: 100, height: 100)
        let found = boxes([
            element("VStack", end: 5, frame: other),
            element("Color", parent: 0, end: 2, mark: painted),
            element("Spacer", parent: 0, end: 3),
            element("padding", parent: 0, end: 5, name: "air"),
            element("Spacer", parent: 3, end: 5, name: "", frame: other),
        ])
        #expect(found.map(\.element) == [0, 1, 3])
        #expect(found.map(\.kind) == ["VStack", "Color", "Spacer"], "What a modifier is around counts.")
        #expect(found.map(\.title) == [nil, nil, "air"])
        #expect(found[1].frame == frame)
    }

    @Test("aren't layers, effects or what is clear, hidden or part of a mask")
    func nothing() {
        let clear = Drawing.Mark.shape(Drawing.Shape(path: Path(frame), fill: .color(Drawing.Color.red.opacity(0))))
        let found = boxes([
            element("background", end: 1, layer: .background),
            element("opacity", end: 2, effect: .opacity(0.5)),
            element("hidden", end: 4, effect: .hidden),
            element("Color", parent: 2, end: 4, name: "never", mark: painted),
            element("opacity", end: 6, effect: .opacity(0)),
            element("Color", parent: 4, end: 6, mark: painted),
            element("mask", end: 8, layer: .mask),
            element("Circle", parent: 6, end: 8, mark: painted),
            element("Color", end: 9, mark: clear),
            element("coat", end: 10, mark: painted),
        ])
        #expect(found == [])
    }

    @Test("say the same only once")
    func once() {
        let found = boxes([
            element("VStack", end: 3, name: "card"),
            element("Color", parent: 0, end: 2, mark: painted),
            element("Text", parent: 0, end: 3, frame: frame.insetBy(dx: 1, dy: 1), mark: painted),
            element("HStack", end: 6),
            element("HStack", parent: 3, end: 6),
            element("Color", parent: 4, end: 6, mark: painted),
        ])
        #expect(found.map(\.element) == [0, 2, 3, 5])
    }

    @Test("are cells of grids, whatever they look like, with their columns and rows")
    func cells() {
        let cell = Drawing.Grid.Cell(element: 1, identity: "0", columns: 1..<3, rows: 0..<1, frame: frame)
        let grid = Drawing.Grid(element: 0, kind: .tracks, settings: [], columns: [], rows: [], cells: [cell])
        let found = boxes([element("Grid", end: 2), element("frame", parent: 0, end: 2)], grids: [grid])
        #expect(found.map(\.element) == [0, 1])
        #expect(found[1].place?.grid == 0)
        #expect(found[1].place?.columns == 1..<3)
        #expect(found[1].place?.rows == 0..<1)
        #expect(found[0].place == nil)
    }

    @Test("are called by their names, else by their places in grids, else by their kinds")
    func names() {
        let cells = ["b", nil].enumerated().map { index, name in
            Drawing.Grid.Cell(element: index + 1, identity: "", columns: index..<index + 2, rows: 0..<1, frame: frame)
        }
        let grid = Drawing.Grid(element: 0, kind: .tracks, settings: [], columns: [], rows: [], cells: cells)
        let far = frame.offsetBy(dx: 50, dy: 0)
        let elements = [
            element("Grid", end: 3, frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            element("Color", parent: 0, end: 2, name: "b", mark: painted),
            element("Color", parent: 0, end: 3, frame: far, mark: painted),
        ]
        let found = boxes(elements, grids: [grid])
        #expect(found.map(\.name) == ["Grid", "b", "cell, columns 2–3, row 1"])
        #expect(found.map(\.remarks) == [[], ["columns 1–2, row 1", "Color"], ["Color"]])
    }

    @Test("of what only decorates a view are backgrounds and borders, whatever shapes they are")
    func decorations() {
        let line = Drawing.Stroke(paint: .color(.red), style: StrokeStyle(lineWidth: 1))
        let border = Drawing.Mark.shape(Drawing.Shape(path: Path(frame), stroke: line))
        let other = frame.insetBy(dx: 1, dy: 1)
        let found = boxes([
            element("background", end: 3, layer: .background),
            element("padding", parent: 0, end: 3),
            element("AnyShape", parent: 1, end: 3, mark: painted),
            element("Text", end: 4, frame: other, mark: painted),
            element("overlay", end: 6, layer: .overlay),
            element("Rectangle", parent: 4, end: 6, mark: border),
            element("overlay", end: 8, layer: .overlay),
            element("Circle", parent: 6, end: 8, mark: painted),
            element("background", end: 11, layer: .background),
            element("HStack", parent: 8, end: 11),
            element("Circle", parent: 9, end: 11, frame: other, mark: painted),
        ])
        #expect(found.map(\.kind) == ["background", "Text", "border", "Circle", "HStack", "Circle"])
    }

    @Test("of cells are those of the views in them, behind their backgrounds and inside their modifiers")
    func views() {
        let cell = Drawing.Grid.Cell(element: 1, identity: "0", columns: 0..<1, rows: 0..<1, frame: frame)
        let grid = Drawing.Grid(element: 0, kind: .tracks, settings: [], columns: [], rows: [], cells: [cell])
        var drawing = Drawing(
            title: "",
            size: CGSize(width: 100, height: 100),
            elements: [
                element("Grid", end: 6, frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
                element("background", parent: 0, end: 3, layer: .background),
                element("Capsule", parent: 1, end: 3, mark: painted),
                element("frame", parent: 0, end: 6),
                element("padding", parent: 3, end: 6),
                element("VStack", parent: 4, end: 6, frame: frame.insetBy(dx: 4, dy: 4)),
            ]
        )
        drawing.grids = [grid]
        #expect(drawing.boxes.map(\.name).contains("cell, column 1, row 1"))
        #expect(drawing.boxes.first { $0.place != nil }?.kind == "VStack")
        drawing.elements[5] = Sketch.drawing { $0.text("Total") }.elements[0]
        drawing.elements[5].parent = 4
        drawing.elements[5].end = 6
        drawing.elements[5].kind = Drawing.Kind("Text", .leaf)
        #expect(drawing.boxes.first { $0.place != nil }?.name == "Total")
    }

    @Test("of controls say their values, whether they have names or not")
    func controls() {
        let toggles = boxes([
            element("Toggle", end: 2, name: "switch"), element("Text", parent: 0, end: 2, mark: painted),
            element("Toggle", end: 4), element("Text", parent: 2, end: 4, mark: painted),
        ])
        #expect(toggles.filter { $0.kind == "Toggle" }.map(\.name) == ["switch", "off"])
        #expect(toggles.filter { $0.kind == "Toggle" }.map(\.remarks) == [["Toggle", "off"], ["Toggle"]])
    }

    @Test("have the words of texts as titles")
    func words() {
        let drawing = Sketch.drawing { sketch in
            sketch.text("one")
            sketch.text("two", name: "named")
        }
        #expect(drawing.boxes.map(\.title) == ["one", "named"])
    }

    @Test("stand where transforms put them, as queries say")
    func transforms() {
        let turned = CGAffineTransform(rotationAngle: .pi / 6)
        let drawing = Drawing(
            title: "",
            size: CGSize(width: 100, height: 100),
            elements: [
                element("rotationEffect", end: 3, effect: .transform(turned)),
                element("scaleEffect", parent: 0, end: 3, effect: .transform(CGAffineTransform(scaleX: 2, y: 3))),
                element("Color", parent: 1, end: 3, mark: painted),
                element("Color", end: 4, mark: painted),
            ]
        )
        #expect(drawing.boxes.map(\.element) == [2, 3])
        #expect(drawing.boxes.allSatisfy { $0.frame == drawing.figureFrame(ofElement: $0.element) })
    }

    @Test("are found in a deep drawing, however deep it is")
    func deep() {
        let depth = Rounds.size(200_000)
        let scaling = Drawing.Effect.transform(CGAffineTransform(translationX: 1e-6, y: 0))
        let elements = (0..<depth).map { index in
            element("View", parent: index == 0 ? nil : index - 1, end: depth, name: "\(index)", effect: scaling)
        }
        #expect(boxes(elements).count == depth)
    }
}
