import GridPressProperties
import GridPressSnapshots
import SafetySupport
import SampleFigures
import Testing
import XMLReading

@Suite("Pages about snapshots that differ")
struct SnapshotPageTests {
    private let leftOut = "The preview is omitted"

    @Test("are made of what pages may hold, and the same bytes every time")
    func page() throws {
        let text = (old: "a\nb\nc", new: "a\nB\nc")
        let results = [
            ReportCase.result("g/a.svg", old: ReportCase.picture(), new: ReportCase.picture(width: 24)),
            ReportCase.result("g/b.svg", old: nil, new: ReportCase.picture()),
            ReportCase.result("g/c.svg", old: "<svg", new: ReportCase.picture()),
            ReportCase.result("g/d.txt", .text, old: text.old, new: text.new),
            ReportCase.result("g/e.svg", old: ReportCase.picture(), new: ReportCase.picture()),
        ]
        let page = SnapshotPage(results).html()
        let check = PageCheck(html: page)
        #expect(check.complaints == [])
        #expect(page == SnapshotPage(results).html())
        #expect(page.contains("4 snapshots: 2 different, 1 without a golden file, 1 not compared."))
        #expect(!page.contains("e.svg"))
        // Only comparisons of two existing pictures have several views.
        #expect(page.components(separatedBy: "type=\"radio\"").count == 7)
        #expect(page.contains("<span class=\"was\">b</span>\nc") && page.contains("<span class=\"is\">B</span>\nc"))
        #expect(page.contains("width=\"24\" height=\"8\""))
    }

    @Test("name the option that lists the differences beyond the first twelve")
    func manyDifferences() {
        func picture(_ radius: Int) -> String {
            let circles = (0..<20).map { "\n<circle cx=\"\($0)\" cy=\"9\" r=\"\(radius)\"/>" }.joined()
            return ReportCase.picture(more: circles)
        }
        let page = SnapshotPage([ReportCase.result("g/a.svg", old: picture(3), new: picture(5))]).html()
        #expect(page.contains("<li>and 8 more, which <code>--diagnostics json</code> lists</li>"))
        #expect(PageCheck(html: page).complaints == [])
    }

    @Test("say so where nothing differs")
    func nothing() {
        let page = SnapshotPage([]).html()
        #expect(page.contains("Every snapshot equals its golden file.") && PageCheck(html: page).complaints == [])
    }

    @Test("hold a picture once, as an image in which nothing but what is painted is left")
    func pictures() throws {
        let more =
            "<metadata><layout xmlns=\"urn:gridpress:layout\"/></metadata><title>Secret</title><script>1</script>"
            + "<g aria-label=\"x\" class=\"cell\" onclick=\"run()\"><circle cx=\"9\" cy=\"9\" r=\"3\"/></g>"
        let page = SnapshotPage([
            ReportCase.result(
                "g/a.svg",
                old: ReportCase.picture(more: more),
                new: ReportCase.picture(width: 24, more: more)
            )
        ]).html()
        #expect(page.components(separatedBy: "data:image/svg+xml,").count == 2)
        let picture = try #require(
            page.components(separatedBy: "data:image/svg+xml,").last?.split(separator: "\"").first
        )
        let words = ["metadata", "title", "Secret", "script", "aria", "class", "onclick", "layout"]
        #expect(words.filter { picture.contains($0) } == [])
        #expect(picture.contains("%3ccircle") && picture.contains("%234c8dd6"))
    }

    @Test("hold pictures apart whose rules differ, as the rules of one would change the other")
    func rules() {
        func page(_ first: String, _ second: String) -> String {
            SnapshotPage([
                ReportCase.result(
                    "g/a.svg",
                    old: ReportCase.picture(style: "#gabc [fill=\"#4c8dd6\"]{fill:\(first)}"),
                    new: ReportCase.picture(width: 24, style: "#gabc [fill=\"#4c8dd6\"]{fill:\(second)}")
                )
            ]).html()
        }
        #expect(page("#111", "#111").components(separatedBy: "data:image/svg+xml,").count == 2)
        #expect(page("#111", "#222").components(separatedBy: "data:image/svg+xml,").count == 3)
    }

    @Test("can't be changed by what files hold or are called")
    func hostileFiles() {
        forEach(HostileText.all.sampled(oneIn: 6)) { hostile, check in
            let text = hostile.text
            let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                .replacing("\"", with: "&quot;")
            let more =
                "<text x=\"1\" y=\"1\" font-family=\"\(escaped)\">\(escaped)</text><g id=\"\(escaped)\"/>"
            let page = SnapshotPage([
                ReportCase.result(text, old: ReportCase.picture(), new: ReportCase.picture(width: 3, more: more)),
                ReportCase.result(text, old: ReportCase.picture(style: escaped), new: ReportCase.picture(more: more)),
                ReportCase.result(text, old: text, new: text + "x"),
                ReportCase.result(text, .text, old: text, new: text + "\n" + text),
                ReportCase.result(text, .html, old: text, new: text + "x"),
                ReportCase.result(text, .json, old: text, new: "{\"size\": [1, 2]}"),
            ]).html()
            check.equal(PageCheck(html: page).complaints, [])
        }
    }

    @Test("show pages and data as outlines of their boxes")
    func outlines() throws {
        var figure = Figure("Boxes", width: 80, height: 40) {
            HStack {
                Color.red.named("left"); Color.blue
            }
        }
        let old = (json: try figure.json(), html: try figure.html(embedsLayoutRecord: true))
        figure.width = 100
        let page = SnapshotPage([
            ReportCase.result("g/a.json", .json, old: old.json, new: try figure.json()),
            ReportCase.result("g/a.html", .html, old: old.html, new: try figure.html(embedsLayoutRecord: true)),
        ]).html()
        #expect(PageCheck(html: page).complaints == [])
        #expect(page.components(separatedBy: "data:image/svg+xml,").count == 3)
    }

    @Test(
        "have at most 300 kB for 50 failures of about 4 kB, and show all of them",
        .enabled(if: Rounds.isThorough)
    )
    func budget() throws {
        let lengths = 3_000...5_100
        var results: [SnapshotResult] = []
        for sample in SampleFigure.all where results.count < 50 {
            let (old, new) = try ReportCase.changed(sample)
            guard lengths.contains(old.utf8.count) else { continue }
            let result = ReportCase.result("Snapshots/Samples/\(sample.name).svg", old: old, new: new)
            if result.isFailure { results.append(result) }
        }
        try #require(results.count == 50)
        let average = results.reduce(0) { $0 + ($1.golden?.bytes.count ?? 0) } / 50
        #expect((3_600...4_600).contains(average), "\(average)")
        let page = SnapshotPage(results).html()
        #expect(page.utf8.count <= 300_000, "\(page.utf8.count)")
        #expect(!page.contains(leftOut) && PageCheck(html: page).complaints == [])
    }

    @Test("leave out what would make them too large, and say so")
    func tooLarge() {
        let many = (0..<4000).map { "<rect x=\"\($0)\" y=\"\($0 % 97)\" width=\"\($0 % 89)\" height=\"7\"/>" }.joined()
        let results = (0..<50).map { index in
            ReportCase.result(
                "g/\(index).svg",
                old: ReportCase.picture(more: index < 3 ? many : ""),
                new: ReportCase.picture(width: 24, more: index < 3 ? many : "")
            )
        }
        let page = SnapshotPage(results).html()
        #expect(page.utf8.count <= 300_000, "\(page.utf8.count)")
        let missing = page.components(separatedBy: leftOut).count - 1
        #expect((2...3).contains(missing), "\(missing)")
        #expect(PageCheck(html: page).complaints == [])
    }

    @Test("hold attributes with apostrophes whole")
    func apostrophes() throws {
        let more = "<text x=\"1\" y=\"1\" font-family=\"It's, sans\">it's</text>"
        let page = SnapshotPage([
            ReportCase.result(
                "g/a.svg",
                old: ReportCase.picture(more: more),
                new: ReportCase.picture(width: 24, more: more)
            )
        ]).html()
        let start = try #require(page.range(of: "data:image/svg+xml,"))
        let data = page[start.upperBound...].prefix { $0 != "\"" && $0 != ")" }
        let picture = try #require(String(data).removingPercentEncoding)
        let root = try XMLDocument(SourceText(name: "a", bytes: Array(picture.utf8))).root
        func texts(_ element: XMLElement) -> [String?] {
            (element.name == "text" ? [element["font-family"]] : []) + element.elements.flatMap(texts)
        }
        #expect(texts(root).first == "It's, sans", "\(picture)")
    }

    @Test("give two pictures the room of the larger one")
    func room() {
        let (small, wide) = (
            "width=\"60\" height=\"30\" viewBox=\"0 0 60 30\"", "width=\"90\" height=\"20\" viewBox=\"0 0 90 20\""
        )
        let large = ReportCase.picture().replacing(small, with: wide)
        for (old, new) in [(ReportCase.picture(), large), (large, ReportCase.picture())] {
            let page = SnapshotPage([ReportCase.result("g/a.svg", old: old, new: new)]).html()
            #expect(page.contains("--w:90px;--r:90/30"))
        }
    }

    @Test("hold no more with their pictures than they may, however many words they need")
    func wordsFirst() throws {
        // The words take half of the page's limit. Together with the pictures, they exceed it.
        let line = String(repeating: "word ", count: 12)
        let old = (0..<20).map { "\($0) \(line)" }.joined(separator: "\n")
        let rects = (0..<450).map { "<rect x=\"\($0)\" y=\"\($0 % 97)\" width=\"\($0 % 89)\" height=\"7\"/>" }
        let (texts, pictures) = (45, 5)
        var results = (0..<texts).map { index in
            ReportCase.result("g/\(index).txt", .text, old: old, new: old.replacing("word", with: "term"))
        }
        let words = SnapshotPage(results).html().utf8.count
        for index in 0..<pictures {
            let more = rects.joined()
            let (old, new) = (ReportCase.picture(more: more), ReportCase.picture(width: 24, more: more))
            results.append(ReportCase.result("g/\(index).svg", old: old, new: new))
        }
        let alone = SnapshotPage(Array(results.suffix(pictures))).html()
        try #require(words > 150_000 && alone.utf8.count > 200_000 && !alone.contains(leftOut))
        let page = SnapshotPage(results).html()
        #expect(page.utf8.count <= 300_000 && page.contains(leftOut), "\(page.utf8.count)")
    }

    // MARK: Outlines

    /// Returns the SVG of a row of tiles.
    private func row(spacing: CGFloat, count: Int = 3) throws -> String {
        let names = ["a", "b", "c"].prefix(count)
        return try Figure("Row", width: 300, height: 50) {
            HStack(spacing: spacing) {
                ForEach(names, id: \.self) { name in Color.blue.frame(width: 40).named(name) }
            }
        }
        .svg(embedsLayoutRecord: true)
    }

    /// Returns the outlines of consequences, then those of causes.
    private func paths(_ role: String, of page: String) -> [String] {
        page.components(separatedBy: "class=\"\(role)\" d=\"").dropFirst().map { part in
            String(part.prefix { $0 != "\"" })
        }
    }

    @Test("outline the cause, and apart from it what moved with it, and nothing that stayed")
    func places() throws {
        let old = try row(spacing: 10)
        let page = SnapshotPage([ReportCase.result("g/a.svg", old: old, new: try row(spacing: 20))]).html()
        #expect(PageCheck(html: page).complaints == [])
        // The row is centered in 300: it starts at 80 and is 140 wide, and then at 70 and 160. The first tile moves
        // with the row.
        let places = (
            old: ["M180 0H220V50H180z", "M80 0H220V50H80z"],
            new: ["M190 0H230V50H190z", "M70 0H230V50H70z"]
        )
        #expect(paths("was", of: page) == places.old)
        // The new picture refers to the outlines in the old one.
        for start in ["p", "c"] {
            #expect(page.contains("<path id=\"\(start)1\"") && page.contains("<use href=\"#\(start)1\"/>"))
        }
        #expect(paths("is", of: page) == places.new)
        #expect(page.contains("Outline what moved") && page.contains("class=\"places cause\""))
    }

    @Test("outline what is new or gone where it is")
    func presence() throws {
        let (three, two) = (try row(spacing: 10), try row(spacing: 10, count: 2))
        let page = SnapshotPage([ReportCase.result("g/a.svg", old: two, new: three)]).html()
        #expect(paths("is", of: page).last?.contains("M180 0H220V50H180z") == true)
        #expect(!paths("was", of: page).contains { $0.contains("M180 0H220V50H180z") })
        let back = SnapshotPage([ReportCase.result("g/a.svg", old: three, new: two)]).html()
        #expect(paths("was", of: back).last?.contains("M180 0H220V50H180z") == true)
        #expect(!paths("is", of: back).contains { $0.contains("M180 0H220V50H180z") })
    }

    @Test("outline places in pictures that show more than the figure, and in outlines of pages and data")
    func views() throws {
        let figure = { (spacing: CGFloat) in
            Figure("Row", width: 300, height: 50) {
                HStack(spacing: spacing) {
                    Color.blue.frame(width: 40); Color.red.frame(width: 40)
                }
            }
        }
        let svg = SnapshotPage([
            ReportCase.result(
                "g/a.svg",
                old: try figure(10).svg(margin: 5, embedsLayoutRecord: true),
                new: try figure(20).svg(margin: 5, embedsLayoutRecord: true)
            )
        ])
        .html()
        // The position is (300 − 2 × 40 − 10) / 2, plus a margin of 5 points.
        #expect(paths("was", of: svg).last?.contains("M110 5H200V55H110z") == true, "\(paths("was", of: svg))")
        let json = SnapshotPage([
            ReportCase.result("g/a.json", .json, old: try figure(10).json(), new: try figure(20).json())
        ])
        .html()
        // The position is (300 − 2 × 40 − 20) / 2, plus a margin of 12 points.
        #expect(paths("is", of: json).last?.contains("M112 12H212V62H112z") == true, "\(paths("is", of: json))")
    }

    @Test("outline a changed text, and have nothing to outline beside it")
    func words() throws {
        let pictures = try ["€12", "€15"].map { price in
            try Figure("x", width: 90, height: 30) { Text(price).frame(width: 60) }.svg(embedsLayoutRecord: true)
        }
        let page = SnapshotPage([ReportCase.result("g/a.svg", old: pictures[0], new: pictures[1])]).html()
        #expect(paths("is", of: page).count == 1 && page.contains("class=\"places cause\""))
        #expect(!page.contains("Outline what moved"))
    }

    @Test("have no outlines where no drawing is known, and one of a view that has another color")
    func noPlaces() throws {
        let colors = try ["blue", "red"].map { color in
            try Figure("x", width: 20, height: 20) { color == "blue" ? Color.blue : Color.red }
                .svg(embedsLayoutRecord: true)
        }
        let page = SnapshotPage([
            ReportCase.result("g/a.svg", old: ReportCase.picture(), new: ReportCase.picture(width: 24)),
            ReportCase.result("g/b.svg", old: colors[0], new: colors[1]),
        ])
        .html()
        #expect(page.contains("2 different") && paths("is", of: page) == ["M0 0H20V20H0z"])
        #expect(!page.contains("Outline what moved"))
    }

    // MARK: Commands

    @Test("print the command that accepts each file, and one for all, as a shell reads them")
    func commands() {
        func result(_ path: String, isPending: Bool = true) -> SnapshotResult {
            var result = ReportCase.result(path, old: ReportCase.picture(), new: ReportCase.picture(width: 24))
            if isPending { result.pendingPath = path + ".pending.svg" }
            return result
        }
        let page = SnapshotPage([result("g/a"), result("my g/it's <b>"), result("g/none", isPending: false)]).html()
        #expect(page.contains("<code>gridpress snapshot accept g/a.pending.svg</code>"))
        #expect(page.contains("<code>gridpress snapshot accept 'my g/it'\\''s &lt;b&gt;.pending.svg'</code>"))
        let all = "gridpress snapshot accept \\\n  g/a.pending.svg \\\n  'my g/it'\\''s &lt;b&gt;.pending.svg'</pre>"
        #expect(page.contains(all) && PageCheck(html: page).complaints == [])
        #expect(page.components(separatedBy: "snapshot accept").count == 4)
        #expect(!SnapshotPage([result("g/a")]).html().contains("accepts all"))
        #expect(!SnapshotPage([result("g/a", isPending: false)]).html().contains("snapshot accept"))
    }

    @Test("have a slider between two pictures that needs no script")
    func slider() {
        let page = SnapshotPage([
            ReportCase.result("g/a.svg", old: ReportCase.picture(), new: ReportCase.picture(width: 24))
        ])
        .html()
        #expect(page.contains("class=\"slide\"") && page.contains("resize:horizontal") && !page.contains("<script"))
    }
}

@Suite("Movements on pages about snapshots")
struct ReportedMovementTests {
    private func row(_ spacing: CGFloat, _ color: Color = .red) throws -> String {
        let figure = Figure("Row", width: 200) {
            HStack(spacing: spacing) { ForEach(0..<3) { color.frame(width: 30, height: 20).named("cell-\($0)") } }
        }
        return try figure.svg(embedsLayoutRecord: true)
    }

    @Test("show how the new picture comes from the old one, where anything moves")
    func movement() throws {
        let moved = SnapshotPage([ReportCase.result("g/a.svg", old: try row(8), new: try row(20))]).html()
        #expect(moved.contains("class=\"move\"") && PageCheck(html: moved).complaints == [])
        #expect(moved.contains("animation-iteration-count:infinite"))
        let painted = SnapshotPage([ReportCase.result("g/a.svg", old: try row(8), new: try row(8, .blue))]).html()
        #expect(!painted.contains("class=\"move\""))
    }
}
