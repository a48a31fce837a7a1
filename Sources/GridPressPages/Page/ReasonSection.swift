/// The steps that lead to the frame of each box, each box in a disclosure, and the rules that the steps refer to.
///
/// Each rule is written once, because most steps follow the same few rules.
struct ReasonSection {
    private let boxes: PageBoxes
    private let reasons: LayoutReasons

    /// Creates a section about some boxes.
    init(_ boxes: PageBoxes, _ reasons: LayoutReasons) {
        self.boxes = boxes
        self.reasons = reasons
    }

    /// Writes the section with its heading.
    func write(to writer: inout MarkupWriter) {
        var rules: Set<Int> = []
        writer.section("why", "Why", isWide: true) { writer in
            writer.element("p", class: "note") { writer in
                writer.literal("The steps that lead to each frame. The number of a step is that of its rule, below.")
            }
            for (box, isStop) in boxes.stops {
                let steps = reasons.reasons(of: box.element)
                rules.formUnion(steps.map(\.rule))
                entry(box, steps, isStop: isStop, &writer)
            }
            writer.element("ol", class: "rules") { writer in
                for rule in rules.sorted() { self.rule(rule, &writer) }
            }
        }
    }

    private func entry(
        _ box: Drawing.Box,
        _ steps: [LayoutReasons.Reason],
        isStop: Bool,
        _ writer: inout MarkupWriter
    ) {
        writer.element("details") { writer in
            writer.phrase("summary") { writer in
                if !isStop { writer.attribute("tabindex", -1) }
                writer.text(box.name)
            }
            writer.element("ul") { writer in
                writer.attribute("id", "w", box.element)
                for step in steps { writer.phrase("li") { self.step(step, &$0) } }
                if steps.isEmpty {
                    writer.phrase("li") { $0.literal("It has the frame of the view around it or inside it.") }
                }
            }
        }
    }

    private func step(_ step: LayoutReasons.Reason, _ writer: inout MarkupWriter) {
        writer.phrase("a") { writer in
            writer.attribute("href", "#k", step.rule)
            writer.number(step.rule)
        }
        writer.literal(" ")
        writer.literal(step.subject)
        writer.literal(": ")
        writer.text(step.computation)
        if let note = step.note { writer.text(" (\(note))") }
    }

    private func rule(_ number: Int, _ writer: inout MarkupWriter) {
        let (sentence, heading) = LayoutReasons.rule(number)
        writer.phrase("li") { writer in
            writer.attribute("id", "k", number)
            writer.attribute("value", "", number)
            writer.text("\(sentence). ")
            writer.phrase("small") { $0.text("\(heading.page): \(heading.title)") }
        }
    }

    // MARK: Style

    /// The rules for the section and for the links to it.
    static let rules: StaticString = """
        [aria-labelledby=why] details{border-top:1px solid var(--line)}
        [aria-labelledby=why] details:last-of-type{border-bottom:1px solid var(--line)}
        [aria-labelledby=why] summary{padding:7px 2px;font-size:14px;font-weight:550;cursor:pointer}
        [aria-labelledby=why] ul{margin:0;padding:0 0 10px 19px;list-style:none}
        [aria-labelledby=why] li{font-size:13px;line-height:1.6;overflow-wrap:anywhere}
        [aria-labelledby=why] ul a{display:inline-block;min-width:24px;margin-right:5px;padding:1px 5px;border-radius:4px;background:\
        var(--panel);color:var(--muted);font-size:12px;text-align:center;text-decoration:none}
        [aria-labelledby=why] ul a:hover,[aria-labelledby=why] li:target{color:var(--accent)}
        [aria-labelledby=why] ol{margin:20px 0 0;padding-left:32px;list-style:decimal}
        [aria-labelledby=why] ol li::marker{color:var(--muted)}
        [aria-labelledby=why] ol li{padding-left:4px}
        [aria-labelledby=why] ol small{color:var(--muted)}
        table.boxes th a.why{margin-left:8px;font-size:12px;font-weight:400;color:var(--muted)}

        """
}
