import GridPress
import GridPressProperties
import Testing

@Suite("A dimension of a view")
struct DimensionModifierTests {
    private func drawing<Content: View>(
        width: CGFloat = 320,
        height: CGFloat = 260,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> Drawing {
        try Figure("Dimension", width: width, height: height, content: content).drawing()
    }

    /// Returns the labels of the dimensions that a figure draws.
    private func labels<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [String] {
        DrawnAnnotation(try drawing(content).svg()).labels.map(\.text)
    }

    private var box: some View { Color.gray.frame(width: 120.28, height: 60) }

    @Test("takes no room and is no element")
    func room() throws {
        let plain = try drawing { box }
        let measured = try drawing { box.dimension(.all) }
        #expect(plain.elements == measured.elements)
        #expect(measured.dimensions.count == 1)
    }

    @Test("is drawn beside the view, its tips on the edges")
    func tips() throws {
        let drawn = DrawnAnnotation(
            try drawing { Color.gray.frame(width: 120, height: 60).dimension([.bottom, .trailing]) }.svg()
        )
        let frame = CGRect(x: 100, y: 100, width: 120, height: 60)
        // Lines lie on the centers of pixels.
        let line = frame.maxY + 24.5
        let side = frame.maxX + 24.5
        #expect(
            drawn.heads.map(\.tip) == [
                CGPoint(x: 100, y: line), CGPoint(x: 220, y: line), CGPoint(x: side, y: 100),
                CGPoint(x: side, y: 160),
            ]
        )
        #expect(drawn.labels.map(\.text) == ["120", "60"])
        // Labels lie above a horizontal line, and to the left of a vertical one, whose label reads from the right.
        #expect(abs(drawn.labels[0].box.maxY - (line - 3.5)) < 0.001)
        #expect(abs(drawn.labels[1].box.maxX - (side - 3.5)) < 0.001)
        // Extension lines keep a gap to the view and run over the dimension line.
        let extensions = drawn.segments.filter { $0.width == 0.5 }.map(\.line)
        #expect(extensions.contains { $0.start == CGPoint(x: 100, y: 163) && $0.end == CGPoint(x: 100, y: line + 4) })
    }

    @Test("has its arrows outside where they have no room, and its number too")
    func narrow() throws {
        let drawn = DrawnAnnotation(
            try drawing { Color.gray.frame(width: 6, height: 60).dimension(.bottom) }.svg()
        )
        let tips = drawn.heads.map(\.tip.x)
        #expect(tips == [157, 163])
        #expect(drawn.heads[0].box.maxX <= 157 && drawn.heads[1].box.minX >= 163)
        #expect(drawn.labels.map(\.text) == ["6"])
    }

    @Test("has as many decimals as it needs, and no more than wanted")
    func decimals() throws {
        #expect(try labels { box.dimension() } == ["120.3"])
        #expect(try labels { box.dimension(style: .draughtsman(decimals: 0)) } == ["120"])
        #expect(try labels { box.dimension(style: .draughtsman(decimals: 3)) } == ["120.28"])
        #expect(try labels { box.dimension(style: .draughtsman(decimalMark: .comma)) } == ["120,3"])
        #expect(try labels { box.dimension(.trailing) } == ["60"])
    }

    @Test("names its unit, in any letters")
    func unit() throws {
        #expect(try labels { box.dimension(.leading, style: .draughtsman(unit: "pt")) } == ["60 pt"])
        #expect(try labels { box.dimension(.leading, style: .draughtsman(unit: "<b>")) } == ["60 &lt;b&gt;"])
    }

    @Test("measures what was proposed, the frame, or both, the shorter nearer")
    func proposals() throws {
        func shown(_ measured: Drawing.DimensionFormat.Measured, _ positions: DimensionPositions) throws -> [String] {
            try labels {
                Color.gray.frame(width: 80, height: 40).frame(minWidth: 120)
                    .dimension(positions, style: .draughtsman(measuring: measured))
                    .frame(width: 90)
            }
        }
        #expect(try shown(.frame, .bottom) == ["120"])
        #expect(try shown(.proposal, .bottom) == ["90 proposed"])
        #expect(try shown(.both, .bottom) == ["90 proposed", "120"])
        #expect(try shown(.both, .vcenter) == ["120 of 90 proposed"])
    }

    @Test("says nothing of a proposal that has no length")
    func endless() throws {
        #expect(
            try labels {
                box.dimension(.bottom, style: .draughtsman(measuring: .proposal)).fixedSize()
            }
            .isEmpty
        )
    }

    @Test("has the colours and the size that it is given")
    func looks() throws {
        let svg = try drawing {
            box.dimension(.bottom, arrow: Color(red: 1, green: 0, blue: 0), label: Color(red: 0, green: 0, blue: 1))
        }
        .svg(Figure.RenderOptions(scheme: .light))
        #expect(svg.contains("stroke=\"#f00\" stroke-width=\"0.5\""))
        #expect(svg.contains("<g fill=\"#00f\""))
        let large = DrawnAnnotation(
            try drawing { box.dimension(.bottom, style: .draughtsman(textSize: 20)) }.svg()
        )
        #expect(abs(large.labels[0].box.height - 20 * 1443 / 2048) < 0.001)
    }

    @Test("follows the style of its environment, unless one is given")
    func environment() throws {
        let classic = try drawing { box.dimension().dimensionStyle(.classic) }
        #expect(classic.dimensions.isEmpty)
        #expect(classic.elements.contains { if case .text = $0.mark { true } else { false } })
        let overridden = try drawing { box.dimension(style: .draughtsman).dimensionStyle(.classic) }
        #expect(overridden.dimensions.count == 1)
    }

    @Test("stands on the side where lines start and end")
    func rightToLeft() throws {
        let dimension = try drawing {
            box.dimension([.leading, .vcenter]).environment(\.layoutDirection, .rightToLeft)
        }
        .dimensions[0]
        #expect(dimension.places == [.right, .across])
    }

    @Test("isn't drawn of what is hidden")
    func hidden() throws {
        #expect(try drawing { box.dimension(.all).hidden() }.dimensions.isEmpty)
    }

    @Test("shows the length that was laid out, where it is drawn scaled")
    func scaled() throws {
        let drawing = try drawing { Color.gray.frame(width: 50, height: 50).dimension(.bottom).scaleEffect(2) }
        let drawn = DrawnAnnotation(try drawing.svg())
        #expect(drawn.labels.map(\.text) == ["50"])
        #expect(drawn.heads.map(\.tip.x) == [110, 210])
    }

    @Test("shows the length that is drawn, where it is turned")
    func turned() throws {
        let drawing = try drawing {
            Color.gray.frame(width: 100, height: 50).dimension([.bottom, .trailing]).rotationEffect(.degrees(90))
        }
        #expect(DrawnAnnotation(try drawing.svg()).labels.map(\.text) == ["50", "100"])
    }

    @Test("isn't drawn of what is clipped away")
    func clipped() throws {
        let drawing = try drawing {
            VStack(spacing: 0) {
                Color.gray.frame(width: 60, height: 40).dimension(.trailing)
                Color.gray.frame(width: 60, height: 30).dimension(.trailing)
            }
            .frame(height: 30, alignment: .top)
            .clipped()
        }
        #expect(DrawnAnnotation(try drawing.svg()).labels.map(\.text) == ["40"])
    }

    @Test("has a halo above paint, and none beside it")
    func halo() throws {
        let beside = try drawing { box.dimension() }
        let above = try drawing { box.dimension().padding(60).background(Color.blue) }
        #expect(try !beside.svg().contains("stroke-width=\"2.75\""))
        #expect(try above.svg().contains("stroke-width=\"2.75\""))
    }

    @Test("of a crowd take bytes in proportion, not a line cut a thousand times")
    func crowdedBytes() throws {
        func bytes(_ count: Int) throws -> Int {
            try drawing {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { _ in Color.gray.frame(width: 3, height: 1).dimension(.all) }
                }
            }
            .svg().utf8.count
        }
        #expect(try bytes(200) < 3 * bytes(100))
    }

    @Test("moves out of the way of others, and keeps its number")
    func crowd() throws {
        let drawing = try drawing {
            VStack(spacing: 2) {
                ForEach(0..<4, id: \.self) { index in
                    Color.gray.frame(width: 40 + 20 * CGFloat(index), height: 12).dimension([.bottom, .trailing])
                }
            }
        }
        let drawn = DrawnAnnotation(try drawing.svg())
        #expect(drawn.labels.map(\.text).sorted() == ["100", "12", "12", "12", "12", "40", "60", "80"])
        forEach(drawn.labels.indices) { index, check in
            let label = drawn.labels[index]
            check(drawn.labels[..<index].allSatisfy { !$0.box.overlapsVisibly(label.box) }, label.text)
            check(drawn.viewBox.encloses(label.box), label.text)
        }
    }

    @Test("is no part of pictures without overlays")
    func layers() throws {
        let drawing = try drawing { box.dimension() }
        #expect(try drawing.svg(layers: [.content]).contains("dimensions") == false)
    }
}
