import GridPress
import Testing

@testable import GridPressAnnotations

@Suite("Callouts")
struct CalloutTests {
    private static func callouts(
        _ placement: Drawing.CalloutPlacement = .automatic,
        _ names: [String: String] = [:],
        of figure: Figure
    ) throws -> [String] {
        let options = Figure.RenderOptions(callouts: names, calloutPlacement: placement)
        return try figure.drawing().annotated(options).annotations
            .first { $0.name == "callouts" }?.labels.map(\.text) ?? []
    }

    private static let row = Figure("A row") {
        HStack(spacing: 20) {
            Color.red.frame(width: 60, height: 40).callout("first")
            Color.blue.frame(width: 60, height: 40).named("second")
        }
    }

    @Test("have the words of views, and of named views from outside, in the order of reading")
    func words() throws {
        #expect(try Self.callouts(of: Self.row) == ["1", "first"])
        let both = try Self.callouts(.automatic, ["second": "the other"], of: Self.row)
        #expect(both == ["1", "2", "first", "the other"])
        #expect(try Self.row.svg(callouts: ["second": "the other"]).contains("Callouts: 1: first; 2: the other."))
    }

    @Test("below the picture have a mark at each view and a list")
    func below() throws {
        let labels = try Self.callouts(.below, ["second": "the other"], of: Self.row)
        #expect(labels == ["1", "2", "1", "2", "first", "the other"])
    }

    @Test("are listed in as many columns as have entries", arguments: 1...12)
    func columns(count: Int) throws {
        let figure = Figure("A row", width: 400) {
            HStack(spacing: 4) { ForEach(0..<count) { Color.red.frame(width: 20, height: 20).callout("n\($0)") } }
        }
        let labels = try Self.callouts(.below, of: figure)
        #expect(labels.filter { $0.hasPrefix("n") } == (0..<count).map { "n\($0)" })
    }

    @Test("explain nothing where their text is blank, and take no room")
    func blank() throws {
        let plain = Figure("Plain") { Color.red.frame(width: 60, height: 40) }
        let blank = Figure("Plain") { Color.red.frame(width: 60, height: 40).callout(" ") }
        #expect(try plain.svg() == blank.svg())
        let explained = Figure("Plain") { Color.red.frame(width: 60, height: 40).callout("words") }
        #expect(try explained.drawing().size == plain.drawing().size)
    }

    @Test("of a name that no view has are a note with the name that may be meant")
    func unknown() throws {
        let options = Figure.RenderOptions(callouts: ["secnd": "the other"])
        let findings = try Self.row.drawing().review(options)
        #expect(findings.contains { $0.code == .idleAnnotation && $0.fix == "Did you mean \"second\"?" })
    }

    @Test("and captions come back from a record, and aren't drawn without annotations")
    func record() throws {
        var figure = Self.row
        figure.caption = "Two colors"
        let drawing = try figure.drawing()
        #expect(drawing.callouts.map(\.text) == ["first"] && drawing.caption == "Two colors")
        let read = try Drawing(json: drawing.json(exact: true))
        #expect(read.callouts == drawing.callouts && read.caption == drawing.caption)
        let bare = try figure.svg(layers: [.background, .content, .overlay])
        #expect(!bare.contains("Two colors") && !bare.contains("first"))
    }

    // MARK: Points

    /// Returns the annotation layer that has the callouts beside a figure.
    private static func layer(of figure: Figure) throws -> Drawing.Annotation {
        let annotated = try figure.drawing().annotated(Figure.RenderOptions(calloutPlacement: .beside))
        return try #require(annotated.annotations.first { $0.name == "callouts" })
    }

    /// Returns the points at which the leaders of a figure's callouts begin.
    private static func dots(of figure: Figure) throws -> [CGPoint] {
        for case .areas(let areas, _, LeaderRoute.dotRadius) in try layer(of: figure).parts {
            return areas.map { CGPoint(x: $0.midX, y: $0.midY) }
        }
        return []
    }

    @Test("lead to the point that a view names: an edge, a gap beside it")
    func points() throws {
        let figure = Figure("A row") {
            HStack(spacing: 8) {
                Color.red.frame(width: 60, height: 40).callout("the edge", at: .leading)
                Color.green.frame(width: 60, height: 40)
                    .callout("the gap", at: .bottomTrailing, offset: CGSize(width: 4, height: -10))
                Color.blue.frame(width: 60, height: 40)
            }
        }
        #expect(try Self.dots(of: figure) == [CGPoint(x: 0, y: 20), CGPoint(x: 132, y: 30)])
        let read = try Drawing(json: figure.drawing().json(exact: true))
        #expect(read.callouts == (try figure.drawing().callouts))
    }

    @Test("turn with their view, and name the whole view where their point is clipped")
    func turnedPoints() throws {
        let figure = Figure("A square") {
            Color.red.frame(width: 40, height: 40)
                .callout("the top", at: .top)
                .rotationEffect(.degrees(90))
                .callout("clipped", at: .trailing, offset: CGSize(width: 10, height: 0))
                .clipped()
        }
        let points = try figure.drawing().callouts.map(\.point)
        #expect(points.count == 2 && points[0] == nil)
        let top = try #require(points[1])
        #expect(abs(top.x - 40) < 1e-9 && abs(top.y - 20) < 1e-9)
    }

    @Test("lead to another place of their view where no way leads to their point")
    func hiddenPoint() throws {
        let figure = Figure("A word") { Text("Word").callout("on letters", at: .center) }
        let dots = try Self.dots(of: figure)
        let text = try #require(try figure.drawing().elements.first?.frame)
        #expect(dots.count == 1 && !dots.contains { text.contains($0) })
    }

    @Test("have straight leaders where views are as high as their words")
    func straight() throws {
        let figure = Figure("Two rows") {
            VStack(spacing: 4) {
                Color.red.frame(width: 60, height: 26).callout("an explanation that needs two lines")
                Color.blue.frame(width: 60, height: 60).callout("another explanation in two lines")
            }
        }
        var count = 0
        for case .lines(let lines, _) in try Self.layer(of: figure).parts {
            #expect(lines.allSatisfy { $0.start.y == $0.end.y })
            count += lines.count
        }
        #expect(count > 0)
    }

    @Test("wrap long words, and divide a word that is wider than a line")
    func wrapping() {
        let font = LabelFont(size: 11)
        let wrapped = WrappedLabel("a bb\nccc " + String(repeating: "x", count: 40), width: 60, font)
        #expect(wrapped.lines.first?.text == "a bb")
        #expect(wrapped.lines.allSatisfy { $0.width <= 60 })
        #expect(wrapped.lines.map(\.text).joined().filter { $0 == "x" }.count == 40)
    }

    @Test("have lines of about one width, as few as their room allows")
    func balance() {
        let font = LabelFont(size: 11)
        let text = "the picture fills the width of the card"
        let limit = font.width(of: "the picture fills the width of the")
        let wrapped = WrappedLabel(text, width: limit, font)
        #expect(wrapped.lines.map(\.text) == ["the picture fills the", "width of the card"])
        #expect(WrappedLabel(text, width: font.width(of: text), font).lines.count == 1)
    }

    @Test("A caption is below everything else, in the middle")
    func caption() throws {
        var figure = Self.row
        figure.caption = "Two colors"
        let annotations = try figure.drawing().annotated().annotations
        let callouts = try #require(annotations.first { $0.name == "callouts" }?.bounds)
        let caption = try #require(annotations.last)
        #expect(caption.name == "caption" && caption.spoken == "Two colors")
        let bounds = try #require(caption.bounds)
        // Each callout has a margin of 10 points.
        #expect(bounds.minY + 10 > max(callouts.maxY - 10, 40))
        #expect(
            abs(bounds.midX - callouts.insetBy(dx: 10, dy: 10).union(CGRect(x: 0, y: 0, width: 140, height: 40)).midX)
                < 1
        )
    }
}
