/// The frame around the content of a page: in a gallery, the sidebar and the links to other pages.
struct PageFrame {
    /// The position of the page in its gallery; `nil` for a separate page.
    let place: GalleryPlace?

    /// Writes the frame around the content that a closure writes.
    func write(to writer: inout MarkupWriter, _ content: (inout MarkupWriter) -> Void) {
        writer.phrase("a", class: "skip") { writer in
            writer.attribute("href", "#main")
            writer.literal("Skip to the figure")
        }
        guard let place else { return main(&writer, content) }
        writer.element("div", class: "shell page") { writer in
            GallerySidebar(plan: place.plan, current: place.index).write(to: &writer)
            main(&writer) { writer in
                place.crumbs(&writer)
                content(&writer)
                place.turns(&writer)
            }
        }
    }

    private func main(_ writer: inout MarkupWriter, _ content: (inout MarkupWriter) -> Void) {
        writer.element("main") { writer in
            writer.attribute("id", "main")
            content(&writer)
        }
    }
}
