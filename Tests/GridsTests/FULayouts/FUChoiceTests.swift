import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A choice by the room that there is")
struct FUChoiceTests {
    private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).named(name)
    }

    @Test("shows the first view that fits, or else the last")
    func views() throws {
        func shown(_ layout: FUViewThatFits) throws -> [String] {
            try drawn {
                layout {
                    box(90, 10, "wide"); box(50, 40, "high"); box(20, 60, "narrow")
                }
            }.namesInPaintOrder
        }
        #expect(try shown(FUViewThatFits(maxWidth: 90)) == ["wide"])
        #expect(try shown(FUViewThatFits(maxWidth: 60)) == ["high"])
        #expect(try shown(FUViewThatFits(maxWidth: 5)) == ["narrow"])
        #expect(try shown(FUViewThatFits(maxHeight: 10)) == ["wide"])
        #expect(try shown(FUViewThatFits(maxWidth: 60, maxHeight: 20)) == ["narrow"])
        #expect(try shown(FUViewThatFits(maxSize: CGSize(width: 50, height: 40))) == ["high"])
    }

    @Test("reports its layouts")
    func settings() {
        let views = FUViewThatFits(maxWidth: 90)
        #expect(views.maxWidth == 90 && views.maxHeight == nil)
        let layouts = FULayoutThatFits(maxHeight: 9, layouts: [HFlow(maxWidth: 50), VFlow(maxHeight: 9)])
        #expect(layouts.maxWidth == nil && layouts.maxHeight == 9)
        #expect(
            layouts.layouts.map { AnyFULayout($0) } == [
                HFlow(maxWidth: 50).anyFULayout, VFlow(maxHeight: 9).anyFULayout,
            ]
        )
        let rows = HFlow(alignment: .bottom, maxWidth: 9, verticalSpacing: 3, extent: .filling)
        #expect(rows.alignment == .bottom && rows.horizontalSpacing == 10 && rows.verticalSpacing == 3)
        #expect(rows.extent == .filling && rows.fixedSize == .vertical)
        let columns = VMasonry(columns: 2, maxWidth: 90, verticalSpacing: 3)
        #expect(columns.alignment == .topLeading && columns.horizontalSpacing == 10 && columns.verticalSpacing == 3)
        #expect(columns.extent == .hugging && columns.columnWidth == 40)
    }

    @Test("takes the first layout that fits")
    func layouts() throws {
        let choice = FULayoutThatFits(
            maxWidth: 170,
            layouts: [HStackFULayout(maxHeight: 50), VStackFULayout(maxWidth: 170)]
        )
        #expect(
            try size(
                of: choice {
                    box(50, 9, "a"); box(50, 9, "b"); box(50, 9, "c")
                },
                offered: 1,
                1
            ).width == 170
        )
        #expect(
            try size(
                of: choice {
                    box(50, 9, "a"); box(50, 9, "b"); box(51, 9, "c")
                },
                offered: 1,
                1
            ).width == 51
        )
        let flow = FULayoutThatFits(maxHeight: 9, layouts: [HFlow(maxWidth: 200, extent: .filling)])
        #expect(try size(of: flow { box(50, 9, "a") }, offered: nil, nil) == CGSize(width: 200, height: 9))
        #expect(try size(of: FULayoutThatFits(maxWidth: 1, layouts: []) { box(50, 9, "a") }, offered: 1, 1) == .zero)
    }

    @Test("takes the first layout of any kind that fits what is offered")
    func anyLayouts() throws {
        let choice = LayoutThatFits(in: .horizontal, [HStackLayout(), HFlowLayout(), VStackLayout()])
        let view = choice({
            box(50, 9, "a"); box(50, 9, "b"); box(50, 9, "c")
        })
        #expect(try size(of: view, offered: 166, nil) == CGSize(width: 166, height: 9))
        #expect(try size(of: view, offered: 165, nil) == CGSize(width: 110, height: 28))
        #expect(try size(of: view, offered: 20, nil).width == 50)
        #expect(try size(of: view, offered: nil, nil).width == 166)
        #expect(try size(of: LayoutThatFits([])({ box(50, 9, "a") }), offered: 5, 5) == CGSize(width: 10, height: 10))
    }

    @Test("tags follow each other without gaps")
    func tags() throws {
        let drawing = try drawn(width: 100, height: 50) {
            TagView(elements: ["a", "b", "c"]) { box(40, 10, $0) }
        }
        #expect(try drawing.frame("b").minX ≈ drawing.frame("a").maxX)
        #expect(try drawing.frame("c").minY ≈ drawing.frame("a").maxY)
        let fixed = TagViewForScrollView(maxWidth: 50, elements: ["a", "b"]) { box(40, 10, $0) }
        #expect(try size(of: fixed, offered: nil, nil) == CGSize(width: 40, height: 20))
    }

    @Test("rows and columns for custom layouts refuse what doesn't fit")
    func rowsAndColumns() {
        var row = FULayoutRow(alignment: .topJustified, minSpacing: 10, maxWidth: 100)
        #expect(row.append((0, CGSize(width: 200, height: 10))) == true)
        row = FULayoutRow(
            alignment: .topJustified,
            minSpacing: 10,
            maxWidth: 100,
            firstSize: (0, CGSize(width: 40, height: 10))
        )
        #expect(row.append((key: 1, value: CGSize(width: 50, height: 30))) == true)
        #expect(row.append((key: 2, value: CGSize(width: 1, height: 1))) == false)
        #expect(row.minRowSize == CGSize(width: 100, height: 30))
        #expect(row.justified(width: 120).spacing == 30)
        #expect(row.justified(width: 120).contentOffsets(rowYOffset: 5)[1] == CGPoint(x: 70, y: 5))
        var columns = [
            FULayoutColumn(alignment: .bottomTrailing, minSpacing: 4, firstSize: (0, CGSize(width: 10, height: 20))),
            FULayoutColumn(alignment: .justified, minSpacing: 4, firstSize: (1, CGSize(width: 10, height: 50))),
        ]
        #expect(columns.maxMinColumnHeight == 50)
        #expect(columns[0].contentOffsets(columnXOffset: 3, alignmentHeight: 50) == [0: CGPoint(x: 3, y: 30)])
        #expect(columns[1].append((2, CGSize(width: 4, height: 6))) == true)
        columns.justifyIfNecessary(height: 100)
        #expect(columns[1].spacing == 44 && columns[0].spacing == 4 && columns[1].columnHeight == 100)
    }

    @Test("a masonry and a flow report their lanes and lines")
    func grids() throws {
        let drawing = try drawn(width: 230, height: 200) {
            VStack(alignment: .leading) {
                VMasonryLayout(columns: 2)({
                    box(90, 10, "a"); box(110, 20, "b"); box(50, 9, "c")
                })
                HFlowLayout()({
                    box(200, 20, "d"); box(90, 9, "e")
                })
            }
        }
        let (masonry, flow) = (drawing.grids[0], drawing.grids[1])
        #expect(masonry.kind == .masonry && flow.kind == .flow)
        #expect(masonry.columns.map(\.length) == [110, 110])
        #expect(masonry.columns[1].start - masonry.columns[0].start == 120)
        #expect(masonry.cells.map(\.columns) == [0..<1, 1..<2, 0..<1])
        #expect(flow.rows.map(\.length) == [20, 9] && flow.cells.map(\.rows) == [0..<1, 1..<2])
        forEach(zip(masonry.cells + flow.cells, ["a", "b", "c", "d", "e"])) { input, check in
            let (cell, name) = input
            check.equal(drawing.elements[cell.element].name, name)
            check(cell.frame.holds(try drawing.frame(name)))
        }
    }
}
