import GridPressPages
import GridPressProperties
import GridPressRenderers
import LayoutDocuments
import SafetySupport
import Testing

@Suite("Pages of hostile texts")
struct HostilePageTests {
    @Test("are well-formed and made of what pages may hold", arguments: HTMLMode.allCases)
    func texts(mode: HTMLMode) {
        forEach(HostileText.all.sampled(oneIn: 8)) { hostile, check in
            let text = hostile.text
            let figure = Figure(text, description: text) {
                VStack {
                    Text(verbatim: text).named(text)
                        .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    Circle().mask { Text(verbatim: text) }.blur(radius: 2)
                    Grid { GridRow { Color.red.named(text).background { Color.blue } } }
                }
            }
            let listing = HTMLListing(text, language: text, title: text)
            let page = PageCheck(html: try figure.html(mode: mode, listing: listing))
            check.equal(page.complaints, [])
        }
    }

    @Test("of a gallery are well-formed and made of what pages may hold")
    func gallery() throws {
        let texts = HostileText.all.sampled(oneIn: 8)
        let prints = try texts.map { hostile in
            Gallery.RenderedFigure(try Figure(hostile.text) { Text(verbatim: hostile.text) }.drawing())
        }
        let entries = zip(texts, prints).enumerated().map { index, pair in
            GalleryPlan.GalleryEntry(name: "\(index)", title: pair.1.drawing.title, topic: pair.0.text)
        }
        let plan = GalleryPlan(title: HostileText.all[0].text, summary: "", entries: entries)
        let gallery = Gallery(plan)
        let ordered = gallery.ordered(prints)
        forEach(ordered.indices) { index, check in
            for file in gallery.files(of: ordered[index], at: index) where file.name.hasSuffix(".html") {
                check.equal(PageCheck(html: file.text).complaints, [], file.name)
            }
        }
        #expect(PageCheck(html: gallery.index(of: ordered.map(gallery.card)).text).complaints == [])
    }

    @Test("are found to be wrong where they are")
    func complaints() throws {
        let page = try Figure("x") { Color.red }.html()
        #expect(PageCheck(html: page).complaints == [])
        let wrong = [
            "<script/>", "<p style=\"a\">x</p>", "<p onclick=\"x\">x</p>", "<a href=\"javascript:x\">x</a>",
            "<!-- x -->",
            "<img src=\"x.png\" alt=\"\"/>", "<iframe/>", "<a href=\"#none\">x</a>", "<p id=\"main\">x</p>", "<p>",
        ]
        forEach(wrong) { markup, check in
            let html = page.replacing("</main>", with: markup + "</main>")
            check(PageCheck(html: html).complaints != [], "Nothing is wrong.")
        }
    }
}
