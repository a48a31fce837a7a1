/// The page that shows all figures of a gallery: the selected ones, then each topic, then all titles from A to Z.
struct GalleryIndex {
    let plan: GalleryPlan
    let cards: [GalleryCard]

    /// The id of the section with the selected figures.
    static let frontID: StaticString = "selected"

    /// Returns the page as HTML.
    func html() -> String {
        var rules = MarkupWriter(capacity: 1 << 13)
        rules.literal(GalleryStyle.rules)
        writeHighlights(to: &rules)
        let document = PageDocument(
            title: plan.title,
            summary: plan.summary,
            rules: rules.string(),
            hasImageFiles: true
        )
        return document.html(capacity: cards.count * 640) { writer in
            writer.phrase("a", class: "skip") { writer in
                writer.attribute("href", "#main")
                writer.literal("Skip to the figures")
            }
            writer.element("div", class: "shell") { writer in
                GallerySidebar(plan: plan, current: nil).write(to: &writer)
                writer.element("main") { writer in
                    writer.attribute("id", "main")
                    writer.heading("h1", plan.title)
                    writer.element("p", class: "lede") { $0.text(plan.summary) }
                    if !plan.front.isEmpty { front(&writer) }
                    writer.element("div", class: "topics") { writer in
                        writer.literal("")
                        for (index, topic) in plan.topics.enumerated() {
                            section(topic, isOpen: plan.front.isEmpty || index == 0, &writer)
                        }
                    }
                    GalleryAlphabet(plan).write(to: &writer)
                }
            }
        }
    }

    /// Writes the rules that highlight the chosen topic in browsers that can't track the visible topic.
    ///
    /// The rules refer to topics by number, because titles of topics can contain any text.
    private func writeHighlights(to rules: inout MarkupWriter) {
        rules.literal("\n@supports not selector(:target-current){\n")
        for number in 1..<plan.topics.count + 1 {
            rules.literal("body:has(div.topics>:nth-child(")
            rules.number(number)
            rules.literal(")>:target) nav.side li:nth-child(")
            rules.number(plan.front.isEmpty ? number : number + 1)
            rules.literal(")>a{color:var(--accent);background:var(--tint)}\n")
        }
        rules.literal("}\n")
    }

    private func front(_ writer: inout MarkupWriter) {
        writer.element("section") { writer in
            writer.attribute("id", Self.frontID)
            writer.attribute("aria-label", "Selected figures")
            writer.element("ul", class: "cards large") { writer in
                for index in plan.front { item(index, plan.entries[index].fullTitle, isTall: false, &writer) }
            }
        }
    }

    /// Writes the collapsible section of a topic.
    ///
    /// The link to a topic points inside its section, so browsers open the section when they follow it.
    private func section(_ topic: GalleryPlan.Topic, isOpen: Bool, _ writer: inout MarkupWriter) {
        writer.element("details") { writer in
            if isOpen { writer.attribute("open", "") }
            writer.element("summary") { writer in
                writer.phrase("h2") { writer in
                    writer.text(topic.name)
                    writer.phrase("small") { $0.number(topic.entries.count) }
                }
            }
            let figures = plan.figures(of: topic)
            guard figures.count < topic.entries.count else {
                list(topic.entries, id: topic.name, &writer) { plan.entries[$0].title }
                return
            }
            // The variants of each figure are side by side.
            for (number, figure) in figures.enumerated() {
                if figures.count > 1 || figure.title != topic.name { writer.heading("h3", figure.title) }
                list(figure.entries, id: number == 0 ? topic.name : nil, &writer) { plan.entries[$0].variant ?? "" }
            }
        }
    }

    /// Writes the cards of some figures.
    ///
    /// - Parameters:
    ///   - entries: The figures.
    ///   - topic: The topic whose links lead to the list; `nil` for none.
    ///   - writer: The destination.
    ///   - title: A closure that returns the title of a card.
    private func list(_ entries: Range<Int>, id topic: String?, _ writer: inout MarkupWriter, title: (Int) -> String) {
        writer.element("ul") { writer in
            let isTall = 2 * entries.count { cards.indices.contains($0) && cards[$0].isPortrait } > entries.count
            if isTall { writer.attribute("class", "cards tall") } else { writer.attribute("class", "cards") }
            if let topic { writer.attribute("id") { $0.append(topic: topic) } }
            for index in entries { item(index, title(index), isTall: isTall, &writer) }
        }
    }

    private func item(_ index: Int, _ title: String, isTall: Bool, _ writer: inout MarkupWriter) {
        guard cards.indices.contains(index) else { return }
        writer.element("li") { cards[index].write(to: &$0, of: plan.entries[index], title: title, hasHeight: isTall) }
    }
}
