import Drawings
import Renderers

/// Two pictures or texts in all the ways in which they can be compared.
struct PairView {
    /// A way to look at two pictures.
    enum Way: CaseIterable {
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
    private let path: String

    /// The view of a pair with a number on its page; `nil` where there is nothing to see.
    init?(_ pair: ReportedPair, number: Int, path: String) {
        if case .nothing = pair { return nil }
        self.pair = pair
        self.number = number
        self.path = path
    }

    // MARK: Rules

    /// Writes the rules that hold the pictures, each once, and say how large they are.
    func writeRules(to writer: inout MarkupWriter) {
        guard case .pictures(let old, let new) = pair else { return }
        let pictures = [old, new].compactMap(\.self)
        let width = pictures.map(\.size.width).max() ?? 1
        let height = pictures.map(\.size.height).max() ?? 1
        writer.literal("#f")
        writer.number(number)
        writer.literal("{--w:")
        writer.number(width)
        writer.literal("px;--r:")
        writer.number(width)
        writer.literal("/")
        writer.number(height)
        for (name, picture) in [("o", old), ("n", new)] as [(StaticString, ReportedPicture?)] {
            guard let picture else { continue }
            writer.literal(";--")
            writer.literal(name)
            writer.literal(":")
            writer.address(ofPicture: picture.markup.utf8)
            // Both have one scale; the smaller one doesn't fill its place.
            guard picture.size != CGSize(width: width, height: height) else { continue }
            writer.literal(";--")
            writer.literal(name)
            writer.literal("s:")
            writer.number(picture.size.width / width * 100)
            writer.literal("% ")
            writer.number(picture.size.height / height * 100)
            writer.literal("%")
        }
        writer.literal("}\n")
    }

    // MARK: Elements

    /// Writes the pictures with the buttons that choose a view, or the texts.
    func write(to writer: inout MarkupWriter) {
        switch pair {
        case .nothing: break
        case .texts(let lines): texts(lines, &writer)
        case .pictures(let old, let new):
            writer.element("div") { writer in
                writer.attribute("class", "figure")
                if old != nil, new != nil { buttons(&writer) }
                stage(old, new, &writer)
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
                for way in Way.allCases {
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
                    writer.literal("only old")
                }
                writer.phrase("span") { writer in
                    writer.attribute("class", "is")
                    writer.literal("only new")
                }
            }
        }
    }

    private func stage(_ old: ReportedPicture?, _ new: ReportedPicture?, _ writer: inout MarkupWriter) {
        writer.element("div") { writer in
            switch (new ?? old)?.ground {
            case .light: writer.attribute("class", "views light")
            case .dark: writer.attribute("class", "views dark")
            case .adaptive, nil: writer.attribute("class", "views")
            }
            if old != nil { picture("old", "Old", "was", &writer) }
            if new != nil { picture("new", "New", "is", &writer) }
            guard old != nil, new != nil else { return }
            mix("over", "Overlay of the old and the new picture of ", &writer)
            mix("diff", "Difference between the old and the new picture of ", &writer)
        }
    }

    private func picture(
        _ word: StaticString,
        _ title: StaticString,
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
                writer.attribute("aria-label", text: "\(title) picture of \(path)")
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
                writer.attribute("aria-label", text: "\(title)\(path)")
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
                writer.attribute("aria-label", text: "\(title) text of \(path)")
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

