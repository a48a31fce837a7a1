import GridPress
import GridPressProperties
import Testing

@testable import LayoutDocuments

@Suite("Values in documents")
struct ValueTests {
    /// Expects that texts are read as given values.
    private func expectValues<Value: Equatable & Sendable>(
        _ values: [(Substring, Value)],
        as type: ValueType<Value>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        forEach(values, sourceLocation: sourceLocation) { item, check in
            check.equal(type.value(of: item.0), item.1)
        }
    }

    /// Expects that each text is a valid value.
    private func expectSomeValue<Value: Sendable>(
        of texts: [Substring],
        as type: ValueType<Value>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        forEach(texts, sourceLocation: sourceLocation) { text, check in
            check(type.value(of: text) != nil, "It is no value.")
        }
    }

    /// Expects that no text is a valid value.
    private func expectNoValue<Value: Sendable>(
        of texts: [Substring],
        as type: ValueType<Value>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        forEach(texts, sourceLocation: sourceLocation) { text, check in
            check(type.value(of: text) == nil, "It is a value.")
        }
    }

    @Test("Numbers are digits with a sign and a point, and nothing else")
    func numbers() {
        let type = ValueType<Double>.number
        expectValues([("8", 8), ("-0.5", -0.5), (".25", 0.25), ("007", 7)], as: type)
        expectNoValue(
            of: [
                "", "-", ".", "8.", "1e3", "0x10", "nan", "inf", "infinity", " 8", "8 ", "+8", "8,5", "٨", "1_000",
            ],
            as: type
        )
        #expect(ValueType<CGFloat>.length.value(of: "10000001") == nil)
        #expect(ValueType<CGFloat>.limit.value(of: "infinity") == .infinity)
        #expect(ValueType<Double>.fraction.value(of: "1.01") == nil)
        #expect(ValueType<Int>.count.value(of: "12") == 12 && ValueType<Int>.count.value(of: "-1") == nil)
        #expect(ValueType<Int>.count.value(of: "99999999999999999999") == nil)
    }

    @Test("Colours are names or hexadecimal digits, with how opaque they are behind a slash")
    func colors() {
        let type = ValueType<Color>.color
        #expect(type.value(of: "blue") == .blue)
        #expect(type.value(of: "#f00") == Color(red: 1, green: 0, blue: 0))
        #expect(type.value(of: "#FF8000") == Color(red: 1, green: 128.0 / 255, blue: 0))
        #expect(type.value(of: "#00000080") == Color(red: 0, green: 0, blue: 0, opacity: 128.0 / 255))
        #expect(type.value(of: "red/0.5") == Color.red.opacity(0.5))
        expectNoValue(
            of: ["", "blu", "#", "#12", "#ggg", "#1234567", "red/", "red/2", "red/0.5/1", "url(#x)", "rgb(0,0,0)"],
            as: type
        )
        #expect(type.notation.words.contains("teal"))
    }

    @Test("A point of a gradient may be two numbers; numbers where no point is are a mistake")
    func gradientPoints() {
        let type = ValueType<AnyShapeStyle>.style
        expectSomeValue(
            of: [
                "radialGradient(white blue center:0.3,0.7 endRadius:40)", "linearGradient(red blue startPoint:0,1)",
                "linearGradient(startPoint:0,1 red, blue endPoint:1,0)", "angularGradient(red, blue center:top)",
            ],
            as: type
        )
        expectNoValue(
            of: [
                "linearGradient(red blue 0.5)", "linearGradient(0.5 red blue)",
                "linearGradient(red blue startPoint:0,1,2)", "linearGradient(red blue startPoint:0 red 1)",
                "radialGradient(red blue endRadius:40,2)",
            ],
            as: type
        )
    }

    @Test("Tracks are aligned once, and lie between two lengths that are no limits themselves")
    func tracks() {
        let type = ValueType<[GridTrack]>.tracks
        #expect(type.value(of: "2") == [.fr(1), .fr(1)])
        #expect(type.value(of: "pt(6) fit") == [.pt(6), .fit])
        #expect(type.value(of: "minmax(fit,fr(2)).aligned(top)") == [.minmax(.fit, .fr(2)).aligned(.top)])
        expectNoValue(
            of: [
                "", "0", "pt", "pt(-1)", "fit.aligned(top).aligned(top)", "minmax(fit.aligned(top),fit)", "minmax(fit)",
                "minmax(minmax(fit,fit),fit)", "fit.aligned()", ".aligned(top)",
            ],
            as: type
        )
    }

    @Test("Items of lazy grids are sizes with a spacing and an alignment behind them, or a number of flexible ones")
    func gridItems() throws {
        let type = ValueType<[GridItem]>.gridItems
        let sizes: [(Substring, [GridItem.Size])] = [
            ("3", [.flexible(), .flexible(), .flexible()]),
            ("fixed(60), flexible flexible(100)", [.fixed(60), .flexible(), .flexible(minimum: 100)]),
            (
                "flexible(0...20.5) adaptive(50) adaptive(50...100)",
                [.flexible(minimum: 0, maximum: 20.5), .adaptive(minimum: 50), .adaptive(minimum: 50, maximum: 100)]
            ),
        ]
        forEach(sizes) { item, check in check.equal(type.value(of: item.0)?.map(\.size), item.1) }
        for text in ["fixed(9).spacing(-5).aligned(topLeading)", "fixed(9).aligned(topLeading).spacing(-5)"]
            as [Substring]
        {
            let item = try #require(type.value(of: text)?.first)
            #expect(item.spacing == -5 && item.alignment == .topLeading && item.size == .fixed(9))
        }
        expectNoValue(
            of: [
                "", "0", "10001", "fixed", "fixed()", "fixed(-1)", "fixed(9...10)", "flexible()", "flexible(20...10)",
                "flexible(...10)", "flexible(5...)", "adaptive", "adaptive(1,2)", "fixed(9).aligned(left)",
                "fixed(9).spacing(1).spacing(2)", "fixed(9).aligned(top).aligned(top)", ".spacing(2)",
                "fixed(9)spacing(2)", "fixed(9).spacing(1).aligned(top).spacing(2)", "1fr",
            ],
            as: type
        )
    }

    @Test("Columns of span grids are fixed numbers, or adapt; rows and cells are words, or have a number")
    func spanGrids() {
        let columns = ValueType<SpanGridColumnsValue>.spanGridColumns
        expectValues(
            [
                ("dynamic", .dynamic), ("dynamicProvider", .dynamicProvider(count: 3)),
                ("dynamicProvider(5)", .dynamicProvider(count: 5)),
                ("fixed(3,100,20)", .fixed(count: 3, width: 100, spacing: 20, rowSpacing: nil)),
                ("fixed(2, 0.5, 0, 8)", .fixed(count: 2, width: 0.5, spacing: 0, rowSpacing: 8)),
            ],
            as: columns
        )
        expectNoValue(
            of: [
                "", "fixed", "fixed()", "fixed(3)", "fixed(3,100)", "fixed(0,100,20)", "fixed(10001,1,1)",
                "fixed(3,-1,20)", "fixed(3,100,x)", "fixed(3,100,20,x)", "fixed(3,100,20,8,1)", "dynamic(3)",
                "dynamicProvider(0)", "custom",
            ],
            as: columns
        )
        let rows = ValueType<SpanGridRowSizeStrategy>.spanGridRows
        expectValues(
            [
                ("none", SpanGridRowSizeStrategy.none), ("square", .square), ("largest", .largest),
                ("fixed(80)", .fixed(height: 80)),
            ],
            as: rows
        )
        expectNoValue(of: ["", "80", "fixed()", "fixed(-1)", "equal"], as: rows)
        let sizes = ValueType<SpanGridLayoutSize>.spanGridSize
        expectValues([("cell", .cell), ("row", .row), ("span(4)", .span(4))], as: sizes)
        expectNoValue(of: ["", "4", "span", "span()", "span(0)", "span(-1)", "span(two)"], as: sizes)
        let keys = ValueType<[SpanGridKey]>.spanGridKeys
        #expect(keys.value(of: "up left,down right") == [.up, .left, .down, .right] && keys.value(of: "") == nil)
    }

    @Test("Places of measures are words separated by commas")
    func dimensionPositions() {
        let type = ValueType<DimensionPositions>.dimensionPositions
        #expect(type.value(of: "top,leading") == .topLeading)
        #expect(type.value(of: "all") == [.top, .bottom, .leading, .trailing])
        #expect(type.value(of: "vcenter,hcenter") == [.vcenter, .hcenter])
        expectNoValue(of: ["", ",", "top,", "top,,leading", "left", "top leading"], as: type)
    }

    @Test("The word that may be meant is the nearest one, if it is near")
    func spelling() {
        let words = ["spacing", "padding", "alignment", "HStack", "VStack"]
        #expect(Spelling.nearest(to: "spacng", among: words) == "spacing")
        #expect(Spelling.nearest(to: "paddign", among: words) == "padding")
        #expect(Spelling.nearest(to: "hstack", among: words) == "HStack")
        #expect(Spelling.nearest(to: "colour", among: words) == nil)
        #expect(Spelling.nearest(to: "", among: words) == nil)
        #expect(Spelling.nearest(to: String(repeating: "x", count: 10_000), among: words) == nil)
        #expect(Spelling.distance("grid", "gird") == 1 && Spelling.distance("", "abc") == 3)
    }

    @Test("Outlines go on where they are: more points behind a move are lines, and behind an end they start again")
    func outlines() {
        func path(_ text: Substring) -> Path? { ValueType<Path>.path.value(of: text) }
        #expect(path("M1 2 3 4 5 6") == path("M1 2L3 4L5 6") && path("M1 2 3 4 5 6") != nil)
        #expect(path("m1 2 3 4") == path("M1 2L4 6"))
        #expect(path("M5 5h10v10z l1 1") == path("M5 5L15 5L15 15ZL6 6"))
        #expect(path("M5 5h10z h1z l1 1") == path("M5 5L15 5ZL6 5ZL6 6"))
    }
}
