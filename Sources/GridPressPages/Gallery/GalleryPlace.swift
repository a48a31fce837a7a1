/// The position of a page in its gallery.
struct GalleryPlace {
    /// The plan of the gallery.
    let plan: GalleryPlan
    /// The index of the figure in the plan.
    let index: Int

    /// The entry of the figure.
    var entry: GalleryPlan.GalleryEntry { plan.entries[index] }

    /// Writes the breadcrumb links from the index to the page.
    func crumbs(_ writer: inout MarkupWriter) {
        writer.element("nav") { writer in
            writer.attribute("aria-label", "Breadcrumb")
            writer.element("ol", class: "crumbs") { writer in
                writer.element("li") { writer in
                    writer.phrase("a") { writer in
                        writer.attribute("href", file: GalleryPlan.indexFile)
                        writer.literal("All figures")
                    }
                }
                writer.element("li") { writer in
                    writer.phrase("a") { writer in
                        writer.attribute("href", file: GalleryPlan.indexFile, topic: entry.topic)
                        writer.text(entry.topic)
                    }
                }
            }
        }
    }

    /// Writes the links to the previous and the next figure.
    func turns(_ writer: inout MarkupWriter) {
        writer.element("nav", class: "turn") { writer in
            writer.attribute("aria-label", "Other figures")
            if index > 0 { turn("Previous", to: index - 1, &writer) }
            if index + 1 < plan.entries.count { turn("Next", to: index + 1, &writer) }
            if plan.entries.count == 1 { writer.literal("") }
        }
    }

    private func turn(_ word: StaticString, to target: Int, _ writer: inout MarkupWriter) {
        writer.element("a") { writer in
            if target > index { writer.attribute("class", "next") }
            writer.attribute("href", file: plan.entries[target].file(of: .picture))
            if target > index { writer.attribute("rel", "next") } else { writer.attribute("rel", "prev") }
            writer.phrase("span") { $0.literal(word) }
            writer.text(plan.entries[target].fullTitle)
        }
    }
}
