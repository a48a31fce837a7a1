/// The titles of all figures of a gallery from A to Z, as links to the figures and their variants.
struct GalleryAlphabet {
    /// The titles that start with a letter.
    struct Section {
        /// The first letter of the titles, or `#` for titles that start with no letter.
        let letter: String
        /// The figures, each with its variants.
        let figures: [GalleryPlan.Variants]
    }

    /// The sections, in alphabetical order.
    let sections: [Section]
    private let plan: GalleryPlan

    private static let articles = ["A ", "AN ", "THE "]

    /// The id of the section on the page.
    static let id: StaticString = "a-z"
    /// The heading of the section.
    static let title: StaticString = "A–Z"

    /// Creates the alphabet of a plan.
    ///
    /// Sorting ignores case, accents and a leading article, and doesn't depend on the locale.
    init(_ plan: GalleryPlan) {
        self.plan = plan
        let figures = plan.figures
        let keys = figures.map { figure in
            var title = figure.title.uppercased().decomposedStringWithCanonicalMapping
            title.unicodeScalars.removeAll { $0.properties.generalCategory == .nonspacingMark }
            let article = Self.articles.first { title.hasPrefix($0) && title != $0 }
            return title.dropFirst(article?.count ?? 0)
        }
        let letters = keys.map { key in
            key.unicodeScalars.first.flatMap { $0.properties.isAlphabetic ? String($0) : nil } ?? "#"
        }
        let groups = Dictionary(grouping: figures.indices) { letters[$0] }
        sections = groups.keys.sorted().map { letter in
            let order = groups[letter, default: []].sorted { (keys[$0], $0) < (keys[$1], $1) }
            return Section(letter: letter, figures: order.map { figures[$0] })
        }
    }

    /// Writes the sections with their links.
    func write(to writer: inout MarkupWriter) {
        writer.element("section", class: "letters") { writer in
            writer.attribute("aria-labelledby", Self.id)
            writer.element("h2") { writer in
                writer.attribute("id", Self.id)
                writer.literal(Self.title)
            }
            writer.element("div") { writer in
                writer.literal("")
                for section in sections { list(section, &writer) }
            }
        }
    }

    private func list(_ section: Section, _ writer: inout MarkupWriter) {
        writer.element("h3") { $0.text(section.letter) }
        writer.element("ul") { writer in
            for figure in section.figures {
                writer.element("li") { writer in
                    link(to: figure.entries.lowerBound, figure.title, &writer)
                    guard figure.entries.count > 1 else { return }
                    writer.phrase("small") { writer in
                        for index in figure.entries {
                            writer.literal(" ")
                            link(to: index, plan.entries[index].variant ?? "", &writer)
                        }
                    }
                }
            }
        }
    }

    private func link(to index: Int, _ title: String, _ writer: inout MarkupWriter) {
        writer.phrase("a") { writer in
            writer.attribute("href", file: plan.entries[index].file(of: .picture))
            writer.text(title)
        }
    }
}
