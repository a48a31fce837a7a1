/// The boxes of a figure as a table, each with a link to its position in the picture.
struct BoxTable {
    private let boxes: PageBoxes

    /// Whether the page also explains the frame of each box.
    private let isExplained: Bool

    /// Creates a table of some boxes.
    init(_ boxes: PageBoxes, isExplained: Bool = false) {
        self.boxes = boxes
        self.isExplained = isExplained
    }

    /// Writes the table with its heading.
    func write(to writer: inout MarkupWriter) {
        writer.section("boxes", "Boxes", count: boxes.listed.count, isWide: true) { writer in
            writer.element("p", class: "note") { writer in
                writer.literal("In points, from the top left corner of the figure.")
                if boxes.isShortened {
                    writer.literal(" The figure has ")
                    writer.number(boxes.count)
                    writer.literal(" boxes. Those with a name and those that contain others are listed")
                    writer.literal(boxes.listed.count < PageBoxes.most ? "." : ", at most 2000 of them.")
                }
            }
            writer.element("div") { writer in
                writer.sheet(labelledBy: "boxes")
                writer.element("table", class: "boxes") { writer in
                    writer.element("caption", class: "quiet") { $0.literal("Boxes of the figure and their positions") }
                    writer.element("thead", head)
                    writer.element("tbody") { writer in
                        for (box, isStop) in boxes.stops { row(box, isStop: isStop, &writer) }
                    }
                }
            }
        }
    }

    private func head(_ writer: inout MarkupWriter) {
        writer.element("tr") { writer in
            writer.columnHeading("Box")
            writer.columnHeading("x")
            writer.columnHeading("y")
            writer.columnHeading("Width")
            writer.columnHeading("Height")
        }
    }

    private func row(_ box: Drawing.Box, isStop: Bool, _ writer: inout MarkupWriter) {
        writer.element("tr") { writer in
            writer.attribute("id", "r", box.element)
            writer.phrase("th") { writer in
                writer.attribute("scope", "row")
                writer.phrase("a") { writer in
                    writer.attribute("href", "#b", box.element)
                    if !isStop { writer.attribute("tabindex", -1) }
                    writer.text(box.name)
                }
                let remarks = box.remarks
                if !remarks.isEmpty { writer.phrase("small") { $0.text(remarks.joined(separator: " · ")) } }
                if isExplained {
                    writer.literal(" ")
                    writer.phrase("a", class: "why") { writer in
                        writer.attribute("href", "#w", box.element)
                        if !isStop { writer.attribute("tabindex", -1) }
                        writer.literal("why?")
                    }
                }
            }
            for number in [box.frame.minX, box.frame.minY, box.frame.width, box.frame.height] {
                writer.phrase("td") { $0.number(number) }
            }
        }
    }
}

extension MarkupWriter {
    /// Makes an element scroll when its table is too large, also with the keyboard.
    mutating func sheet(labelledBy id: StaticString) {
        attribute("class", "sheet")
        attribute("role", "region")
        attribute("aria-labelledby", id)
        attribute("tabindex", "0")
    }

    /// Writes the heading of a column.
    mutating func columnHeading(_ text: StaticString) {
        phrase("th") { writer in
            writer.attribute("scope", "col")
            writer.literal(text)
        }
    }
}
