import GridPressDrawings

/// The page that shows all figures of a gallery, topic by topic.
struct GalleryIndex {
    let plan: GalleryPlan
    let cards: [GalleryCard]

    /// The page as text.
    func html() -> String {
        // The colours of all small pictures are known only when all are written, and the style stands before them.
        var palette = SVGPalette()
        var content = MarkupWriter(capacity: cards.count * 1536)
        content.element("main") { writer in
            writer.attribute("id", "main")
            writer.heading("h1", plan.title)
            writer.element("p") { writer in
                writer.attribute("class", "lede")
                writer.text(plan.summary)
            }
            writer.element("div") { writer in
                writer.attribute("id") { $0.append(FigureID.placeholder) }
                writer.literal("")
                for topic in plan.topics { section(topic, &palette, &writer) }
            }
        }
        var rules = MarkupWriter(capacity: 4096)
        SVGStyle(palette: palette, hasText: true, hasMaskedText: false, textColor: nil).writeRules(to: &rules)
        let id = FigureID(Drawing(title: plan.title, size: .zero))
        id.resolve(in: &content)
        id.resolve(in: &rules)
        let text = content.string()
        let document = PageDocument(title: plan.title, summary: plan.summary, rules: rules.string())
        return document.html(capacity: text.utf8.count) { writer in
            writer.phrase("a") { writer in
                writer.attribute("class", "skip")
                writer.attribute("href", "#main")
                writer.literal("Skip to the figures")
            }
            writer.element("div") { writer in
                writer.attribute("class", "shell")
                GallerySidebar(plan: plan, current: nil).write(to: &writer)
                writer.markup(text)
            }
        }
    }

    private func section(_ topic: GalleryPlan.Topic, _ palette: inout SVGPalette, _ writer: inout MarkupWriter) {
        writer.element("section") { writer in
            writer.attribute("class", "topic")
            writer.attribute("aria-labelledby") { $0.append(topic: topic.name) }
            writer.element("h2") { writer in
                writer.attribute("id") { $0.append(topic: topic.name) }
                writer.text(topic.name)
                writer.phrase("small") { $0.number(topic.entries.count) }
            }
            writer.element("ul") { writer in
                writer.attribute("class", "cards")
                for index in topic.entries where cards.indices.contains(index) {
                    writer.element("li") { writer in
                        cards[index].write(to: &writer, of: plan.entries[index], number: index, palette: &palette)
                    }
                }
            }
        }
    }
}
