import GridPressDrawings
import GridPressRenderers

/// Two pictures or texts in all the ways in which they can be compared.
struct PairView {
    /// A way to look at two pictures.
    enum ViewMode: CaseIterable {
        case sideBySide, overlay, difference, old, new

        /// What people call it.
        var title: StaticString {
            switch self {
            case .sideBySide: "Side by side"
            case .overlay: "Overlay"
            case .difference: "Difference"
            case .old: "Old"
            case .new: "New"
            }
        }

        /// The class of its button, which rules go by.
        var word: StaticString {
            switch self {
            case .sideBySide: "side"
            case .overlay: "over"
            case .difference: "diff"
            case .old: "old"
            case .new: "new"
            }
        }
    }

    private let pair: ReportedPair
    private let number: Int

    /// The view of a pair with a number on its page; `nil` where there is nothing to see.
    init?(_ pair: ReportedPair, number: Int) {
        if case .nothing = pair { return nil }
        self.pair = pair
        self.number = number
    }

    // MARK: Rules

    /// Writes the rules that hold the pictures, each once, and say how large they are.
    func writeRules(to writer: inout MarkupWriter) {
        guard case .pictures(let pictures) = pair else { return }
        writer.literal("#f")
        writer.number(number)
        writer.literal("{")
        pictures.writeProperties(to: &writer)
        writer.literal("}\n")
    }

    // MARK: Elements

    /// Writes the pictures with the buttons that choose a view, or the texts.
    func write(to writer: inout MarkupWriter) {
        switch pair {
        case .nothing: break
        case .texts(let lines): texts(lines, &writer)
        case .pictures(let pictures):
            writer.element("div") { writer in
                writer.attribute("class", "figure")
                if pictures.old != nil, pictures.new != nil { buttons(&writer) }
                stage(pictures, &writer)
            }
        }
    }

    private func buttons(_ writer: inout MarkupWriter) {
        writer.element("div") { writer in
            writer.attribute("class", "bar")
            writer.element("fieldset") { writer in
                writer.element("legend") { writer in
                    writer.attribute("class", "quiet")
                    writer.literal("View")
                }
                for way in ViewMode.allCases {
                    writer.element("label") { writer in
                        writer.attribute("class", "pill")
                        writer.phrase("input") { writer in
                            writer.attribute("type", "radio")
                            writer.attribute("name", "v", number)
                            writer.attribute("class", way.word)
                            if way == .sideBySide { writer.attribute("checked", "") }
                        }
                        writer.literal(way.title)
                    }
                }
            }
            writer.element("p") { writer in
                writer.attribute("class", "key")
                writer.phrase("span") { writer in
                    writer.attribute("class", "was")
                    writer.literal("only in old")
                }
                writer.phrase("span") { writer in
                    writer.attribute("class", "is")
                    writer.literal("only in new")
                }
            }
        }
    }

    private func stage(_ pictures: PicturePair, _ writer: inout MarkupWriter) {
        writer.element("div") { writer in
            switch pictures.backdrop {
            case .light: writer.attribute("class", "views light")
            case .dark: writer.attribute("class", "views dark")
            case .adaptive: writer.attribute("class", "views")
            }
            if pictures.old != nil { picture("old", "Old", "Old picture", "was", &writer) }
            if pictures.new != nil { picture("new", "New", "New picture", "is", &writer) }
            guard pictures.old != nil, pictures.new != nil else { return }
            mix("over", "Overlay of the old and the new picture", &writer)
            mix("diff", "Differences between the old and the new picture", &writer)
        }
    }

    private func picture(
        _ word: StaticString,
        _ title: StaticString,
        _ name: StaticString,
        _ role: StaticString,
        _ writer: inout MarkupWriter
    ) {
        writer.element("div") { writer in
            writer.attribute("class", word)
            writer.element("p") { writer in
                writer.attribute("class", role)
                writer.literal(title)
            }
            writer.element("div") { writer in
                writer.attribute("class", "pic")
                writer.attribute("role", "img")
                writer.attribute("aria-label", name)
                writer.literal("")
            }
        }
    }

    /// Two pictures on top of each other, which rules blend.
    private func mix(_ word: StaticString, _ title: StaticString, _ writer: inout MarkupWriter) {
        writer.element("div") { writer in
            writer.attribute("class", word)
            writer.element("div") { writer in
                writer.attribute("class", "pic mix")
                writer.attribute("role", "img")
                writer.attribute("aria-label", title)
                for layer in ["a", "b"] as [StaticString] {
                    writer.element("div") { writer in
                        writer.attribute("class", layer)
                        writer.literal("")
                    }
                }
            }
        }
    }

    private func texts(_ lines: ComparedLines, _ writer: inout MarkupWriter) {
        writer.element("div") { writer in
            writer.attribute("class", "texts")
            if let old = lines.old { block(old, "Old", "was", &writer) }
            if let new = lines.new { block(new, "New", "is", &writer) }
        }
    }

    private func block(
        _ lines: [ComparedLines.Line],
        _ title: StaticString,
        _ role: StaticString,
        _ writer: inout MarkupWriter
    ) {
        writer.element("div") { writer in
            writer.element("p") { writer in
                writer.attribute("class", role)
                writer.literal(title)
            }
            writer.element("pre") { writer in
                writer.attribute("tabindex", "0")
                writer.attribute("role", "region")
                writer.attribute("aria-label", title)
                writer.literal("")
                for (index, line) in lines.enumerated() {
                    if index > 0 { writer.literal("\n") }
                    guard line.isDifferent else {
                        writer.text(line.text)
                        continue
                    }
                    writer.phrase("span") { writer in
                        writer.attribute("class", role)
                        writer.text(line.text)
                    }
                }
            }
        }
    }
}
