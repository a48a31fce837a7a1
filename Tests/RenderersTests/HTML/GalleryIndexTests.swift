import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressPages
@testable import GridPressRenderers

@Suite("The index of a gallery")
struct GalleryIndexTests {
    private func plan(_ names: [String], topics: [String], grids: Set<String> = [], front: [String]? = nil)
        -> GalleryPlan
    {
        GalleryPlan(
            title: "Figures",
            summary: "",
            entries: zip(names, topics).map { name, topic in
                GalleryPlan.GalleryEntry(name: name, title: name, topic: topic, hasGrid: grids.contains(name))
            },
            front: front
        )
    }

    private func index(_ plan: GalleryPlan, summary: String? = nil, scheme: Drawing.Scheme = .adaptive) -> String {
        let gallery = Gallery(plan)
        let cards = plan.entries.map { entry in
            var drawing = Drawing(title: entry.title, size: CGSize(width: 4, height: 4))
            drawing.summary = summary
            return gallery.card(of: Gallery.RenderedFigure(drawing, scheme: scheme))
        }
        return gallery.index(of: cards).text
    }

    @Test("shows the file of each picture, by an address that is the name of that file")
    func addresses() throws {
        let names = [
            "plain", "a b", "50%", "x#y?z", "it's \"quoted\" & <marked>", "größe", "日本", "javascript:alert(1)", "..",
            "a\\b",
        ]
        let plan = plan(names, topics: Array(repeating: "All", count: names.count))
        let gallery = Gallery(plan)
        let index = index(plan)
        let sources = index.matches(of: /<img [^>]*src="([^"]*)"/).map { String($0.1) }
        #expect(sources.map(\.removingPercentEncoding) == plan.entries.map(\.pictureFile))
        forEach(plan.entries.indices) { place, check in
            let figure = Gallery.RenderedFigure(Drawing(title: "x", size: CGSize(width: 4, height: 4)))
            let written = gallery.files(of: figure, at: place).map(\.name)
            check(written.contains(plan.entries[place].pictureFile), "The picture isn't written.")
            check(sources[place].wholeMatch(of: /[A-Za-z0-9_.%-]+/) != nil, sources[place])
        }
    }

    @Test("loads its pictures when they are seen, and its policy allows them and nothing else")
    func policy() {
        let index = index(plan(["a"], topics: ["A"]))
        #expect(index.contains("loading=\"lazy\"") && index.contains("img-src 'self'; base-uri 'none'"))
        let page = HTMLRenderer().render(Drawing(title: "x", size: CGSize(width: 4, height: 4)))
        #expect(!page.contains("img-src"))
    }

    @Test("puts a picture of one scheme on the ground of that scheme")
    func schemes() {
        let plan = plan(["a"], topics: ["A"])
        #expect(index(plan, scheme: .light).contains("<img class=\"light\""))
        #expect(index(plan, scheme: .dark).contains("<img class=\"dark\""))
        #expect(index(plan).contains("<img src"))
    }

    @Test("has whole sentences as captions")
    func captions() {
        let long = "Columns of 3.5 points, i.e. few. " + String(repeating: "More words follow. ", count: 20)
        let plan = plan(["a"], topics: ["A"])
        #expect(index(plan, summary: long).contains("<span>Columns of 3.5 points, i.e. few.</span>"))
        #expect(index(plan, summary: "One. Two.").contains("<span>One. Two.</span>"))
        let endless = String(repeating: "word ", count: 60) + "end"
        #expect(index(plan, summary: endless).contains("<span>\(endless)</span>"))
        #expect("Is it? Yes.".firstSentence == "Is it?")
        #expect("一つ。二つ。".firstSentence == "一つ。")
        #expect("".firstSentence == "")
        #expect(!index(plan).contains("<span></span>"))
    }

    @Test("begins with figures of many topics, those with grids first, where there are many figures")
    func front() {
        let names = (0..<30).map { "f\($0)" }
        let topics = (0..<30).map { "T\($0 / 2)" }
        #expect(plan(names, topics: topics).front == (0..<12).map { $0 * 2 })
        #expect(plan(names, topics: topics, grids: ["f9", "f28"]).front.prefix(3) == [9, 28, 0])
        let one = plan(names, topics: Array(repeating: "A", count: 30), grids: ["f20"]).front
        #expect(one == [20] + Array(0..<11))
        #expect(plan(Array(names.prefix(24)), topics: topics).front == [])
        #expect(plan(names, topics: topics, front: ["f4", "none", "f2"]).front == [4, 2])
        #expect(index(plan(names, topics: topics)).components(separatedBy: "<img ").count == 43)
    }

    @Test("folds the topics of many figures, and none where there are few")
    func folding() {
        let names = (0..<30).map { "f\($0)" }
        let topics = (0..<30).map { "T\($0 / 3)" }
        #expect(index(plan(names, topics: topics)).components(separatedBy: "<details open=\"\">").count == 2)
        #expect(index(plan(names, topics: topics)).components(separatedBy: "<details>").count == 10)
        let few = index(plan(Array(names.prefix(6)), topics: topics))
        #expect(few.components(separatedBy: "<details open=\"\">").count == 3 && !few.contains("<details>"))
    }

    @Test("lists all titles from A to Z, whatever their case, accents and articles")
    func alphabet() {
        let names = ["The zebra", "an elk", "Éland", "Emu", "7 ducks", "ähre", "Ant"]
        let alphabet = GalleryAlphabet(plan(names, topics: names.map { _ in "A" }))
        #expect(alphabet.sections.map(\.letter) == ["#", "A", "E", "Z"])
        #expect(alphabet.sections.map { $0.figures.map(\.title) }[2] == ["Éland", "an elk", "Emu"])
    }

    /// Returns a plan of previews in several schemes.
    private func variants(_ titles: [String], topic: String) -> GalleryPlan {
        GalleryPlan(
            title: "Previews",
            summary: "",
            entries: titles.flatMap { title in
                ["light", "dark"].map { scheme in
                    GalleryPlan.GalleryEntry(
                        name: "\(title).\(scheme)",
                        title: title,
                        variant: (scheme, title),
                        topic: topic
                    )
                }
            },
            front: []
        )
    }

    @Test("lists a figure with several variants once from A to Z, with links to the variants")
    func variantsInAlphabet() {
        let plan = variants(["Dog", "Cat"], topic: "Pets")
        #expect(plan.figures.map(\.title) == ["Dog", "Cat"])
        let alphabet = GalleryAlphabet(plan)
        #expect(alphabet.sections.map(\.letter) == ["C", "D"])
        let list = index(plan).components(separatedBy: "class=\"letters\"")[1]
        #expect(list.components(separatedBy: "<li>").count == 3)
        #expect(list.contains(">Cat</a>") && list.contains("href=\"Cat.dark.html\">dark</a>"))
        #expect(list.contains("href=\"Cat.light.html\">light</a>"))
    }

    @Test("shows the variants of a figure side by side, below a title that isn't doubled")
    func variantsInTopics() {
        let pets = index(variants(["Dog", "Cat"], topic: "Pets"))
        #expect(pets.contains("<h3>Dog</h3>") && pets.contains("<h3>Cat</h3>"))
        #expect(pets.contains("<b>dark</b>") && !pets.contains("<b>Dog</b>"))
        let one = index(variants(["Dog"], topic: "Dog"))
        #expect(!one.contains("<h3>Dog</h3>") && one.contains("<b>light</b>"))
        let page = Gallery(variants(["Dog"], topic: "Dog")).files(
            of: Gallery.RenderedFigure(Drawing(title: "Dog", size: CGSize(width: 4, height: 4))),
            at: 0
        )[0].text
        #expect(page.contains("Dog (dark)"), "The link to the next page names the variant.")
    }

    @Test("gives pictures of phones their own height")
    func phones() {
        let plan = plan(["a", "b", "c"], topics: ["A", "A", "A"])
        func index(_ sizes: [CGSize]) -> String {
            let gallery = Gallery(plan)
            return gallery.index(
                of: sizes.map { gallery.card(of: Gallery.RenderedFigure(Drawing(title: "x", size: $0))) }
            ).text
        }
        let phone = CGSize(width: 390, height: 844)
        let card = CGSize(width: 300, height: 200)
        let phones = index([phone, phone, card])
        #expect(phones.contains("class=\"cards tall\"") && phones.contains("width=\"390\" height=\"844\""))
        #expect(!index([phone, card, card]).contains("class=\"cards tall\""))
    }

    @Test("marks what is shown in the side bar of every page")
    func current() throws {
        let names = (0..<60).map { "f\($0)" }
        let plan = plan(names, topics: (0..<60).map { "T\($0 / 2)" })
        let index = index(plan)
        #expect(index.contains("class=\"brand\" href=\"index.html\" aria-current=\"page\""))
        #expect(index.contains("href=\"#t-T3\"") && index.contains("id=\"t-T3\"") && index.contains("href=\"#a-z\""))
        // On the page of a figure, its topic comes first in the list, so that it is visible without scrolling.
        let figure = Gallery.RenderedFigure(Drawing(title: "f50", size: CGSize(width: 4, height: 4)))
        let page = try #require(Gallery(plan).files(of: figure, at: 50).first).text
        let current = try #require(page.range(of: "href=\"f50.html\" aria-current=\"page\""))
        let first = try #require(page.range(of: "index.html#t-T0"))
        #expect(current.lowerBound < first.lowerBound)
        #expect(page.contains("aria-current=\"true\" href=\"index.html#t-T25\""))
    }
}
