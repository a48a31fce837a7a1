import Foundation
import GridPressDrawings
import GridPressFindings
import GridPressProperties
import Testing

@testable import GridPressPages
@testable import GridPressRecords

@Suite("Pages")
struct HTMLPageTests {
    private static let modes = HTMLRenderer.Mode.allCases

    @Test("hold one style, whose digest is the one that the policy names", arguments: modes)
    func policy(mode: HTMLRenderer.Mode) throws {
        let page = PageSketch.page(PageSketch.grid, mode, annotations: [PageSketch.annotation("gaps")])
        let tree = try PageSketch.tree(page)
        let style = try #require(tree.all("style").first)
        #expect(tree.all("style").count == 1)
        var digest = SHA256()
        digest.update(style.text)
        let policy = try #require(tree.all("meta").first { $0["http-equiv"] != nil }?["content"])
        let expected = Data(digest.digest()).base64EncodedString()
        #expect(
            policy
                == "default-src 'none'; style-src 'sha256-\(expected)'; base-uri 'none'; form-action 'none'"
        )
    }

    @Test("allow data of pictures only where there are any", arguments: modes)
    func pixels(mode: HTMLRenderer.Mode) {
        let raster = Drawing.Raster(format: .png, data: Data([1, 2, 3]), pixels: CGSize(width: 2, height: 2))
        let drawing = Sketch.drawing { sketch in
            sketch.add(mark: .image(Drawing.Image(raster: raster, frame: CGRect(x: 0, y: 0, width: 8, height: 8))))
        }
        #expect(PageSketch.page(drawing, mode).contains("; img-src data:; "))
        #expect(PageSketch.page(drawing, mode).contains("data:image/png;base64,AQID"))
        #expect(!PageSketch.page(PageSketch.grid, mode).contains("img-src"))
    }

    @Test("have a link for each box and a row for each link", arguments: modes)
    func boxes(mode: HTMLRenderer.Mode) throws {
        let tree = try PageSketch.tree(PageSketch.page(PageSketch.grid, mode))
        let links = tree.all("a", class: "box")
        let numbers = PageSketch.grid.boxes.map { "\($0.element)" }
        #expect(links.compactMap { $0["id"] } == numbers.map { "b" + $0 })
        #expect(links.compactMap { $0["href"] } == numbers.map { "#r" + $0 })
        let rows = tree.all("tr").filter { $0["id"] != nil }
        #expect(rows.compactMap { $0["id"] } == numbers.map { "r" + $0 })
        #expect(rows.compactMap { $0.all("a").first?["href"] } == numbers.map { "#b" + $0 })
        let numbersOfRows = rows.map { row in row.children.suffix(4).map(\.wholeText) }
        #expect(numbersOfRows[0] == ["0", "0", "188.5", "40"] && numbersOfRows[4] == ["68.5", "0", "120", "40"])
        let cells = links.filter { $0["class"] == "box cell" }
        #expect(
            cells.map { $0["aria-label"] } == [
                "cell 0, column 1, row 1, View, 0 0, 60 × 40", "cell 1, columns 2–3, row 1, View, 68.5 0, 120 × 40",
            ]
        )
        #expect(rows[1].children[0].all("small").map(\.wholeText) == ["column 1, row 1 · View"])
        #expect(links.allSatisfy { $0["class"] == "box" || $0["class"] == "box cell" })
    }

    /// Returns a drawing of a container with many views, some of which have names.
    private static func crowd(_ count: Int, naming names: Int) -> Drawing {
        Sketch.drawing(size: CGSize(width: 100, height: 100)) { sketch in
            sketch.add(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) { sketch in
                for index in 0..<count {
                    let frame = CGRect(x: Double(index % 50) * 2, y: Double(index / 50) * 2, width: 1, height: 1)
                    if index < names {
                        sketch.add("part \(index)", frame: frame) { $0.fill(Path(frame), .color(.red)) }
                    } else {
                        sketch.fill(Path(frame), .color(.blue))
                    }
                }
            }
        }
    }

    @Test("let the Tab key reach 200 boxes at most", arguments: modes)
    func stops(mode: HTMLRenderer.Mode) throws {
        let drawing = Self.crowd(500, naming: 0)
        #expect(drawing.boxes.count == 501)
        let tree = try PageSketch.tree(PageSketch.page(drawing, mode))
        let links = tree.all("a", class: "box")
        #expect(links.count == 501)
        #expect(links.prefix(200).allSatisfy { $0["tabindex"] == nil })
        #expect(links.dropFirst(200).allSatisfy { $0["tabindex"] == "-1" })
        let rows = tree.all("tr").filter { $0["id"] != nil }.compactMap { $0.all("a").first }
        #expect(rows.map { $0["tabindex"] } == links.map { $0["tabindex"] })
    }

    @Test("link to names and containers alone where there are more than 2,000 boxes, and say so", arguments: modes)
    func manyBoxes(mode: HTMLRenderer.Mode) throws {
        let all = PageSketch.page(Self.crowd(1996, naming: 3), mode)
        #expect(try PageSketch.tree(all).all("a", class: "box").count == 2000)
        #expect(!all.contains("are listed"))
        let page = PageSketch.page(Self.crowd(1997, naming: 3), mode)
        let tree = try PageSketch.tree(page)
        let labels = tree.all("a", class: "box").compactMap { $0["aria-label"] }
        #expect(labels.count == 4)
        #expect(labels.dropFirst().allSatisfy { $0.hasPrefix("part ") })
        #expect(tree.all("tr").filter { $0["id"] != nil }.count == 4)
        #expect(page.contains("The figure has 2001 boxes. Those with a name and those that contain others are listed."))
        #expect(page.contains("2001 boxes</span>"))
    }

    @Test("don't list a view with a background as one that contains others", arguments: modes)
    func decoratedBoxes(mode: HTMLRenderer.Mode) throws {
        var drawing = Sketch.drawing(size: CGSize(width: 100, height: 100)) { sketch in
            for index in 0..<2001 {
                let frame = CGRect(x: Double(index % 50) * 2, y: Double(index / 50) * 2, width: 1, height: 1)
                let fill = Drawing.Mark.shape(Drawing.Shape(path: Path(frame), fill: .color(.blue)))
                sketch.add(layer: .background, frame: frame) { $0.add(mark: fill, frame: frame) }
            }
        }
        for index in drawing.elements.indices where drawing.elements[index].layer == .background {
            drawing.elements[index].label = "a text"
        }
        #expect(drawing.boxes.count == 2001)
        let tree = try PageSketch.tree(PageSketch.page(drawing, mode))
        #expect(tree.all("a", class: "box").isEmpty)
    }

    @Test("link to 2,000 containers at most, those that are further out first", arguments: modes)
    func manyContainers(mode: HTMLRenderer.Mode) throws {
        let drawing = Sketch.drawing(size: CGSize(width: 100, height: 100)) { sketch in
            for index in 0..<1500 {
                let frame = CGRect(x: Double(index % 50) * 2, y: Double(index / 50) * 2, width: 2, height: 2)
                sketch.add(frame: frame) { outer in
                    outer.add(frame: frame.insetBy(dx: 0.2, dy: 0.2)) { inner in
                        inner.fill(Path(frame.insetBy(dx: 0.5, dy: 0.5)), .color(.blue))
                    }
                }
            }
        }
        let page = PageSketch.page(drawing, mode)
        let links = try PageSketch.tree(page).all("a", class: "box").compactMap { $0["id"] }
        #expect(links.count == 2000)
        // For the first 500 views, the inner container is listed, too.
        #expect(links.prefix(4) == ["b0", "b1", "b3", "b4"])
        #expect(links.last == "b\(1499 * 3)")
        #expect(page.contains("are listed, at most 2000 of them."))
    }

    @Test("say the numbers of the engine in the picture")
    func pictureNumbers() throws {
        let tree = try PageSketch.tree(PageSketch.page())
        let rect = try #require(tree.element("b6")?.children.first)
        #expect(rect.name == "rect")
        #expect([rect["x"], rect["y"], rect["width"], rect["height"]] == ["68.5", nil, "120", "40"])
        #expect(tree.element("b6")?.wholeText.contains("x 68.5   y 0   120 × 40") == true)
        let last = try #require(tree.all("svg").first?.children.last)
        #expect(last["id"] == "b11", "Boxes come last in the picture.")
    }

    @Test("say the numbers of the engine in rules where the picture is boxes")
    func boxNumbers() throws {
        let page = PageSketch.page(PageSketch.grid, .boxes)
        #expect(page.contains("#b6{left:68.5px;top:0px;width:120px;height:40px;}"))
        #expect(page.contains("#p8{left:68.5px;top:0px;width:120px;height:40px;}"))
        // The line has a width of one point, and its center is on the edge.
        #expect(page.contains("#q10{left:68px;top:-0.5px;width:121px;height:41px;}"))
        // The box has the ascent and descent of 17 points around the baseline at 20.
        #expect(page.contains("#t11-0{left:10px;top:3.813px;width:40px;height:20.287px;}"))
        let tree = try PageSketch.tree(page)
        #expect(tree.element("t11-0")?.wholeText == "Words")
        #expect(tree.all("div", class: "canvas").count == 1)
    }

    @Test("explain grids: settings, passes and tracks", arguments: modes)
    func grids(mode: HTMLRenderer.Mode) throws {
        let tree = try PageSketch.tree(PageSketch.page(PageSketch.grid, mode))
        func rows(_ caption: String) -> [[String]] {
            let table = tree.all("table").first { $0.all("caption").first?.wholeText == caption }
            return table?.all("tr").map { row in row.children.map(\.wholeText) } ?? []
        }
        #expect(
            rows("Distribution of the available length") == [
                ["Item", "Remaining", "Share", "Length", "Tracks"],
                ["Pass 1 · 188.5 offered, 180.125 taken"],
                ["flexible(100)", "128.5 for 2 items", "64.25", "clamped120", "3"],
            ]
        )
        #expect(
            rows("Columns") == [
                ["Track", "Size", "Start", "Length"], ["1", "fixed(60)", "0", "60"],
                ["2", "flexible(100)", "68.5", "120"],
            ]
        )
        #expect(
            rows("Rows") == [
                ["Track", "Size", "Min", "Max", "Share", "Start", "Length"],
                ["1", "fit", "12.25", "∞", "44", "0", "40"],
            ]
        )
        #expect(tree.all("dl").first?.wholeText.contains("columns") == true)
    }

    @Test("have switches for what there is, and no others", arguments: modes)
    func switches(mode: HTMLRenderer.Mode) throws {
        let annotations = [PageSketch.annotation("gaps"), PageSketch.annotation("dimensions", "Dimensions")]
        let page = PageSketch.page(PageSketch.grid, mode, annotations: annotations, shown: ["gaps"])
        let tree = try PageSketch.tree(page)
        let inputs = tree.all("input")
        #expect(
            inputs.compactMap { $0["id"] }
                == [
                    "s-fold", "l-background", "l-content", "l-overlay", "l-outlines", "a-gaps", "a-dimensions",
                    "s-size",
                ]
        )
        #expect(inputs.filter { $0["checked"] != nil }.count == 4)
        let figure = try #require(
            tree.all.first { $0["id"]?.hasSuffix("-gaps") == true && $0.name == "g" }?["id"]?.dropLast("-gaps".count)
        )
        #expect(tree.element(String(figure)) != nil)
        #expect(tree.element(figure + "-dimensions") != nil)
        // Chromium needs seconds to remove the places of 10,000 boxes, so boxes only become invisible.
        let hidden = mode == .boxes ? "{visibility:hidden!important}" : "{display:none;visibility:hidden!important}"
        for rule in [
            "div.bar:has(#a-gaps:not(:checked))~div.stage :is(#\(figure)-gaps){display:none;visibility:hidden!important}",
            "div.bar:has(#l-background:not(:checked))~div.stage :is(#\(figure) .\(figure)-background,"
                + "#\(figure) .\(figure)-background .\(figure)-background,"
                + "#\(figure) .\(figure)-background .\(figure)-overlay)" + hidden,
        ] {
            #expect(page.contains(rule), "\(rule)")
        }
        let plain = try PageSketch.tree(PageSketch.page(Sketch.drawing { $0.fill(.square()) }, mode))
        #expect(plain.all("input").compactMap { $0["id"] } == ["s-fold", "l-content", "l-outlines", "s-size"])
    }

    @Test("never show layers of views that have left, also while the content is off")
    func layersOfViewsThatLeft() {
        let rule = ":not([visibility=hidden],[visibility=hidden] *){visibility:visible}"
        var moving = PageSketch.grid
        moving.motion = Drawing.Motion(
            states: [
                Drawing.Motion.State(
                    Sketch.drawing { _ in },
                    timing: Drawing.Timing(duration: 1),
                    partners: moving.elements.map { _ in nil }
                )
            ]
        )
        #expect(PageSketch.page(moving).contains(rule))
        #expect(!PageSketch.page(PageSketch.grid).contains(rule))
    }

    @Test("have switches in groups by what they show", arguments: modes)
    func groups(mode: HTMLRenderer.Mode) throws {
        let names = [
            "guide-gaps", "guide-padding", "guide-spans", "guide-proposals", "guide-baselines", "guide-unknown",
            "dimensions",
        ]
        let annotations = names.map { PageSketch.annotation($0) }
        let tree = try PageSketch.tree(PageSketch.page(PageSketch.grid, mode, annotations: annotations))
        let groups = tree.all("fieldset").map { group in
            group.all("legend").map(\.wholeText) + group.all("input").compactMap { $0["id"] }
        }
        #expect(
            groups == [
                ["Layers", "l-background", "l-content", "l-overlay", "l-outlines"],
                ["Grid", "a-guide-gaps", "a-guide-spans"], ["Room", "a-guide-padding", "a-guide-proposals"],
                ["Measures", "a-guide-baselines", "a-guide-unknown", "a-dimensions"],
            ]
        )
        let fold = try #require(tree.element("s-fold"))
        #expect(fold["checked"] == nil, "Groups are folded where they are folded at all.")
    }

    @Test("fit their width, and offer the actual size where that is another one", arguments: modes)
    func sizes(mode: HTMLRenderer.Mode) throws {
        func rule(_ width: Double) throws -> String {
            let drawing = Sketch.drawing(size: CGSize(width: width, height: 40)) { $0.fill(.square()) }
            let page = PageSketch.page(drawing, mode)
            let choice = try #require(try PageSketch.tree(page).element("s-size"))
            #expect(choice["type"] == "checkbox" && choice["checked"] == nil)
            return try String(#require(page.firstMatch(of: /@container figure (.*)\{label\.size\{display:none\}\}/)).1)
        }
        #expect(try rule(188.5) == "(min-width:253px) or ((min-width:221px) and (max-width:560px))")
        #expect(try rule(700) == "(min-width:764px)")
    }

    @Test("have headings whose counts are heard apart", arguments: modes)
    func counts(mode: HTMLRenderer.Mode) throws {
        var drawing = PageSketch.grid
        drawing.findings = [Finding(Finding.Code(rawValue: "a.b"), .note, "A sentence.")]
        let tree = try PageSketch.tree(PageSketch.page(drawing, mode))
        #expect(tree.element("findings")?.wholeText == "Findings, 1")
        #expect(tree.element("boxes")?.wholeText == "Boxes, \(drawing.boxes.count)")
    }

    @Test("hide layers, and nothing that is only called as they are", arguments: modes)
    func namesOfLayers(mode: HTMLRenderer.Mode) throws {
        let drawing = Sketch.drawing { sketch in
            sketch.add("background") { $0.fill(.square()) }
            sketch.add(layer: .background) { $0.fill(.square(4)) }
        }
        let page = PageSketch.page(drawing, mode)
        #expect(!page.contains(" .background") && !page.contains("(.background"))
        let tree = try PageSketch.tree(page)
        let classes = tree.all.compactMap { $0["class"] }.flatMap { $0.split(separator: " ") }
        #expect(classes.contains { $0.hasSuffix("-background") && $0.hasPrefix("g") })
    }

    @Test("have no style attribute, no script and no handler, and every id once", arguments: modes)
    func noOp(mode: HTMLRenderer.Mode) throws {
        let page = PageSketch.page(PageSketch.grid, mode, annotations: [PageSketch.annotation("gaps")])
        let tree = try PageSketch.tree(page)
        var ids: Set<String> = []
        forEach(tree.all) { element, check in
            check(element.name != "script", "There is a script.")
            check(element.attributes.keys.allSatisfy { $0 != "style" && !$0.hasPrefix("on") }, "\(element.attributes)")
            if let id = element["id"] { check(ids.insert(id).inserted, "\(id)") }
        }
    }

    @Test("have unique ids in ten figures", arguments: modes)
    func tenFigures(mode: HTMLRenderer.Mode) throws {
        let roots = try (0..<10).map { index in
            let drawing = Sketch.drawing("\(index)") { $0.text("text \(index)") }
            let tree = try PageSketch.tree(PageSketch.page(drawing, mode))
            let root = mode == .picture ? tree.all("svg").first : tree.all("div", class: "canvas").first
            return try #require(root?["id"])
        }
        #expect(Set(roots).count == 10)
    }

    @Test("hold what people typed as text, whatever it is", arguments: modes)
    func escaping(mode: HTMLRenderer.Mode) throws {
        let nasty = "</style></pre><script>alert('x')</script>\"&]]>"
        var drawing = Sketch.drawing(nasty, summary: nasty) { $0.text(nasty, name: nasty) }
        drawing.findings = [Finding(Finding.Code(rawValue: "x"), .warning, at: .view(path: [nasty]), nasty, fix: nasty)]
        drawing.grids = [
            Drawing.Grid(
                element: 0,
                kind: .rows,
                settings: [Drawing.Setting(nasty, .word(nasty))],
                columns: [Drawing.Grid.Track(size: nasty, start: 0, length: 1)],
                rows: [],
                cells: []
            )
        ]
        let page = PageSketch.page(
            drawing,
            mode,
            listing: HTMLRenderer.Listing(nasty, language: nasty, title: nasty),
            annotations: [PageSketch.annotation(nasty, nasty)]
        )
        #expect(!page.contains("<script"))
        #expect(page.components(separatedBy: "</style").count == 2)
        let tree = try PageSketch.tree(page)
        #expect(tree.all("h1").first?.wholeText == nasty)
        #expect(tree.all("pre").first?.wholeText == nasty)
        #expect(tree.all("title").first?.wholeText == nasty)
    }

    @Test("are the same bytes each time", arguments: modes)
    func determinism(mode: HTMLRenderer.Mode) {
        #expect(PageSketch.page(PageSketch.grid, mode) == PageSketch.page(PageSketch.grid, mode))
    }

    @Test("have headings in order, one of them the first", arguments: modes)
    func headings(mode: HTMLRenderer.Mode) throws {
        let listing = HTMLRenderer.Listing("code", language: "swift", title: "A.swift")
        let tree = try PageSketch.tree(PageSketch.page(PageSketch.grid, mode, listing: listing))
        let levels = tree.all.compactMap { ["h1": 1, "h2": 2, "h3": 3][$0.name] }
        #expect(levels.first == 1)
        #expect(levels.filter { $0 == 1 }.count == 1)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        #expect(tree.all("table").allSatisfy { $0.all("caption").count == 1 })
        #expect(tree["lang"] == "en")
        #expect(tree.all("main").count == 1)
    }

    @Test("show every layer at first, and of annotations those that are named, or all")
    func switches() throws {
        func shown(_ names: Set<String>?) throws -> [String] {
            let annotations = ["gaps", "lines"].map { PageSketch.annotation($0) }
            let tree = try PageSketch.tree(PageSketch.page(annotations: annotations, shown: names))
            return tree.all("fieldset").flatMap { $0.all("input") }.filter { $0["checked"] != nil }.compactMap {
                $0["id"]
            }
        }
        let layers = ["l-background", "l-content", "l-overlay"]
        #expect(try shown(nil) == layers + ["a-gaps", "a-lines"])
        #expect(try shown(["lines"]) == layers + ["a-lines"])
        #expect(try shown([]) == layers)
    }

    @Test("say of every finding how grave it is, what it is and what to do", arguments: modes)
    func findings(mode: HTMLRenderer.Mode) throws {
        var drawing = PageSketch.grid
        let severities: [Finding.Severity] = [.error, .warning, .note]
        drawing.findings = severities.map { severity in
            Finding(Finding.Code(rawValue: "a.\(severity.rawValue)"), severity, "A sentence.", fix: "Do it.")
        }
        let tree = try PageSketch.tree(PageSketch.page(drawing, mode))
        let items = tree.all("ul", class: "findings").first?.all("li") ?? []
        #expect(
            items.map { $0.children.map(\.wholeText) } == [
                ["error", "a.error", "A sentence.", "Do it."],
                ["warning", "a.warning", "A sentence.", "Do it."],
                ["note", "a.note", "A sentence.", "Do it."],
            ]
        )
    }

    @Test("start the turn of a gradient around a centre where SVG does, which is at the right")
    func turns() {
        let (start, turn) = (Double.pi / 6, 2 * Double.pi)
        let gradient = Drawing.Gradient(
            stops: [
                Drawing.Gradient.Stop(color: .red, location: 0), Drawing.Gradient.Stop(color: .blue, location: 1),
            ],
            geometry: .angular(center: CGPoint(x: 5, y: 5), startAngle: start, endAngle: start + turn)
        )
        let drawing = Sketch.drawing { $0.fill(.square(), .gradient(gradient)) }
        #expect(PageSketch.page(drawing, .boxes).contains("conic-gradient(from 120deg at 5px 5px,"))
    }
}
