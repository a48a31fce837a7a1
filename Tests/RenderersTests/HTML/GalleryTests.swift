import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressPages
@testable import GridPressRenderers

@Suite("A gallery")
struct GalleryTests {
    @Test("shows each figure on its own page, also where topics aren't in one piece")
    func order() {
        let titles = ["one", "two", "three", "four"]
        let topics = ["A", "B", "A", "B"]
        let gallery = Gallery(
            GalleryPlan(
                title: "Figures",
                summary: "",
                entries: zip(titles, topics).map { title, topic in
                    GalleryPlan.GalleryEntry(name: title, title: title, topic: topic)
                }
            )
        )
        let prints = titles.map { Gallery.RenderedFigure(Drawing(title: $0, size: CGSize(width: 4, height: 4))) }
        let ordered = gallery.ordered(prints)
        #expect(gallery.plan.entries.map(\.name) == ["one", "three", "two", "four"])
        #expect(ordered.map(\.drawing.title) == gallery.plan.entries.map(\.title))
        forEach(ordered.indices) { index, check in
            let name = gallery.plan.entries[index].name
            for file in gallery.files(of: ordered[index], at: index) {
                check(file.name.hasPrefix(name) && file.text.contains(">\(name)<"), "\(file.name)")
            }
        }
    }

    @Test("writes the picture that an author asked for as a file, whatever else the page shows above it")
    func picture() {
        let gallery = Gallery(
            GalleryPlan(title: "", summary: "", entries: [GalleryPlan.GalleryEntry(name: "x", title: "x", topic: "")])
        )
        let drawing = Drawing(title: "x", size: CGSize(width: 4, height: 4))
        let print = Gallery.RenderedFigure(
            drawing.annotated(with: [PageSketch.annotation("dimensions")]),
            picture: drawing
        )
        let files = Dictionary(uniqueKeysWithValues: gallery.files(of: print, at: 0).map { ($0.name, $0.text) })
        #expect(files["x.html"]?.contains("class=\"dimensions\"") == true)
        #expect(files["x.svg"]?.contains("class=\"dimensions\"") == false)
    }

    @Test("shows a picture alone with what is shown above it from the start")
    func annotations() throws {
        let annotation = PageSketch.annotation("dimensions")
        let gallery = Gallery(
            GalleryPlan(title: "", summary: "", entries: [GalleryPlan.GalleryEntry(name: "x", title: "x", topic: "")])
        )
        func picture(_ shown: Set<String>?) -> String? {
            let drawing = Drawing(title: "x", size: CGSize(width: 4, height: 4))
            let print = Gallery.RenderedFigure(drawing.annotated(with: [annotation]), shownAnnotations: shown)
            return gallery.files(of: print, at: 0).first { $0.name == "x.svg" }?.text
        }
        #expect(picture(nil)?.contains("class=\"dimensions\"") == true)
        #expect(picture(["dimensions"])?.contains("class=\"dimensions\"") == true)
        #expect(picture([])?.contains("class=\"dimensions\"") == false)
    }
}
