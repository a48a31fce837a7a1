/// A view of two pictures or texts, in all modes in which they can be compared.
struct PairView {
    /// A mode of comparing two pictures.
    enum ViewMode: CaseIterable {
        case sideBySide, overlay, slider, difference, movement, old, new

        /// The title for readers.
        var title: StaticString {
            switch self {
            case .sideBySide: "Side by side"
            case .overlay: "Overlay"
            case .slider: "Slider"
            case .difference: "Difference"
            case .movement: "Movement"
            case .old: "Old"
            case .new: "New"
            }
        }

        /// The class of its button, which style rules refer to.
        var word: StaticString {
            switch self {
            case .sideBySide: "side"
            case .overlay: "over"
            case .slider: "slide"
            case .difference: "diff"
            case .movement: "move"
            case .old: "old"
            case .new: "new"
            }
        }
    }

    private let pair: ReportedPair
    private let number: Int
    private let causes: PlaceOutlines?
    private let consequences: PlaceOutlines?
    private let movement: ReportedMovement?

    /// Creates the view of a pair with a number on its page; `nil` for an empty pair.
    ///
    /// - Parameters:
    ///   - difference: The difference whose causes are outlined in the pictures; `nil` for no outlines.
    ///   - movement: The movement from the old picture to the new picture.
    init?(
        _ pair: ReportedPair,
        number: Int,
        of difference: SnapshotDifference? = nil,
        movement: ReportedMovement? = nil
    ) {
        if case .nothing = pair { return nil }
        self.pair = pair
        self.number = number
        causes = PlaceOutlines(difference?.causePlaces ?? [], .cause)
        consequences = PlaceOutlines(difference?.places ?? [], .consequence)
        self.movement = movement
    }

    // MARK: Rules

    /// Writes the style rules with the images and sizes of the pictures, each once.
    func writeRules(to writer: inout MarkupWriter) {
        guard case .pictures(let pictures) = pair else { return }
        writer.literal("#f")
        writer.number(number)
        writer.literal("{")
        pictures.writeProperties(to: &writer)
        movement?.writeProperty(to: &writer)
        writer.literal("}\n")
    }

    // MARK: Elements

    /// Writes the pictures with the buttons that select a mode, or the texts.
    func write(to writer: inout MarkupWriter) {
        switch pair {
        case .nothing: break
        case .texts(let lines): texts(lines, &writer)
        case .pictures(let pictures):
            writer.element("div", class: "figure") { writer in
                if pictures.old != nil, pictures.new != nil { buttons(&writer) }
                stage(pictures, &writer)
            }
        }
    }

    private func buttons(_ writer: inout MarkupWriter) {
        writer.element("div", class: "bar") { writer in
            writer.element("fieldset") { writer in
                writer.element("legend", class: "quiet") { $0.literal("View") }
                for way in ViewMode.allCases where way != .movement || movement != nil {
                    writer.choice("radio", class: "pill") { writer in
                        writer.attribute("name", "v", number)
                        writer.attribute("class", way.word)
                        if way == .sideBySide { writer.attribute("checked", "") }
                    } title: {
                        $0.literal(way.title)
                    }
                }
            }
            if consequences != nil {
                writer.choice(class: "pill places") { writer in
                    writer.attribute("class", "places")
                } title: {
                    $0.literal("Outline what moved")
                }
            }
            key(&writer)
        }
    }

    /// Writes the legend of the two colors.
    private func key(_ writer: inout MarkupWriter) {
        writer.element("p", class: "key") { writer in
            for (role, words) in [("was", "old"), ("is", "new")] as [(StaticString, StaticString)] {
                writer.phrase("span", class: role) { $0.literal(words) }
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
            if let old = pictures.old {
                picture("old", "Old", "Old picture", "was", &writer) { writer in
                    for outlines in [consequences, causes] {
                        outlines?.writeOld(above: old, of: pictures, number: number, to: &writer)
                    }
                }
            }
            if let new = pictures.new {
                picture("new", "New", "New picture", "is", &writer) { writer in
                    for outlines in [consequences, causes] {
                        outlines?.writeNew(above: new, of: pictures, number: number, to: &writer)
                    }
                }
            }
            guard pictures.old != nil, pictures.new != nil else { return }
            mix(&writer)
            slider(&writer)
            guard movement != nil else { return }
            writer.element("div", class: "move") { writer in
                frame("pic", "The old picture becomes the new one", &writer) { $0.literal("") }
            }
        }
    }

    private func picture(
        _ word: StaticString,
        _ title: StaticString,
        _ name: StaticString,
        _ role: StaticString,
        _ writer: inout MarkupWriter,
        _ outlines: (inout MarkupWriter) -> Void
    ) {
        writer.element("div", class: word) { writer in
            writer.element("p", class: role) { $0.literal(title) }
            frame("pic", name, &writer) { writer in
                writer.literal("")
                outlines(&writer)
            }
        }
    }

    /// Writes the frame of content that screen readers treat as one picture.
    private func frame(
        _ word: StaticString,
        _ name: StaticString,
        _ writer: inout MarkupWriter,
        _ content: (inout MarkupWriter) -> Void
    ) {
        writer.element("div", class: word) { writer in
            writer.attribute("role", "img")
            writer.attribute("aria-label", name)
            content(&writer)
        }
    }

    /// Writes an element for a picture, which a style rule fills.
    private func layer(_ word: StaticString, _ writer: inout MarkupWriter) {
        writer.element("div", class: word) { $0.literal("") }
    }

    /// Writes two pictures on top of each other, which style rules blend as an overlay or a difference.
    private func mix(_ writer: inout MarkupWriter) {
        writer.element("div", class: "both") { writer in
            frame("pic mix", "Old and new picture", &writer) { writer in
                layer("a", &writer)
                layer("b", &writer)
            }
        }
    }

    /// Writes the old picture above the new picture, in a box whose width the reader changes.
    private func slider(_ writer: inout MarkupWriter) {
        writer.element("div", class: "slide") { writer in
            frame("pic split", "Old and new picture", &writer) { writer in
                layer("a", &writer)
                writer.element("div", class: "b") { writer in
                    writer.element("div") { $0.literal("") }
                }
            }
        }
    }

    private func texts(_ lines: ComparedLines, _ writer: inout MarkupWriter) {
        writer.element("div", class: "texts") { writer in
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
            writer.element("p", class: role) { $0.literal(title) }
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
                    writer.phrase("span", class: role) { $0.text(line.text) }
                }
            }
        }
    }
}
