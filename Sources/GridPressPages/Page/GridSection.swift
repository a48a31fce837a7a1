/// The section about a grid: its settings, its tracks, and the computation of their lengths.
struct GridSection {
    private let grid: Drawing.Grid
    private let number: Int
    private let name: String?
    private let isOnly: Bool

    /// Creates the section of one grid of a drawing.
    init(_ grid: Drawing.Grid, number: Int, of drawing: Drawing) {
        self.grid = grid
        self.number = number
        isOnly = drawing.grids.count == 1
        name = drawing.elements.indices.contains(grid.element) ? drawing.elements[grid.element].name : nil
    }

    /// Writes the section.
    func write(to writer: inout MarkupWriter) {
        writer.element("section") { writer in
            writer.attribute("aria-labelledby", "g", number)
            writer.element("h2") { writer in
                writer.attribute("id", "g", number)
                writer.literal(grid.kind.title)
                if let name, !name.isEmpty {
                    writer.text(" \"\(name)\"")
                } else if !isOnly {
                    writer.text(" \(number)")
                }
            }
            settings(&writer)
            writer.element("div", class: "sheet") { writer in
                writer.attribute("role", "region")
                writer.attribute("aria-labelledby", "g", number)
                writer.attribute("tabindex", "0")
                if !grid.passes.isEmpty { PassTable(grid.passes).write(to: &writer) }
                tracks("Columns", grid.columns, &writer)
                tracks("Rows", grid.rows, &writer)
            }
        }
    }

    private func settings(_ writer: inout MarkupWriter) {
        guard !grid.settings.isEmpty else { return }
        writer.element("dl", class: "facts") { writer in
            for setting in grid.settings {
                writer.element("div") { writer in
                    writer.phrase("dt") { $0.text(setting.name) }
                    writer.phrase("dd") { $0.text(setting.value.description) }
                }
            }
        }
    }

    private func tracks(_ title: StaticString, _ tracks: [Drawing.Grid.Track], _ writer: inout MarkupWriter) {
        guard !tracks.isEmpty else { return }
        let areDivided = tracks.contains { $0.division != nil }
        writer.element("table") { writer in
            if areDivided {
                writer.attribute("class", "tracks divided")
            } else {
                writer.attribute("class", "tracks")
            }
            writer.element("caption") { $0.literal(title) }
            writer.element("thead") { writer in
                writer.element("tr") { writer in
                    writer.columnHeading("Track")
                    writer.columnHeading("Size")
                    if areDivided {
                        writer.columnHeading("Min")
                        writer.columnHeading("Max")
                        writer.columnHeading("Share")
                    }
                    writer.columnHeading("Start")
                    writer.columnHeading("Length")
                }
            }
            writer.element("tbody") { writer in
                var number = 1
                // Tracks without a length share a line.
                let runs = Drawing.Grid.runs(of: tracks, tolerance: 0.0005) { $0.length == 0 && $0.division == nil }
                for run in runs {
                    row(run, number: number, areDivided: areDivided, &writer)
                    number += run.count
                }
            }
        }
    }

    private func row(_ run: Drawing.Grid.TrackRun, number: Int, areDivided: Bool, _ writer: inout MarkupWriter) {
        writer.element("tr") { writer in
            writer.phrase("th") { writer in
                writer.attribute("scope", "row")
                writer.number(number)
                if run.count > 1 {
                    writer.literal("–")
                    writer.number(number + run.count - 1)
                }
            }
            writer.phrase("td") { $0.text(run.first.size) }
            if areDivided { division(run.first.division, &writer) }
            writer.phrase("td") { writer in
                writer.number(run.first.start)
                if run.count > 1 {
                    writer.literal("–")
                    writer.number(run.last)
                }
            }
            writer.phrase("td") { $0.number(run.first.length) }
        }
    }

    private func division(_ division: Drawing.Grid.Track.Division?, _ writer: inout MarkupWriter) {
        writer.phrase("td") { writer in
            if let division { writer.number(division.least) } else { writer.literal("") }
        }
        writer.phrase("td") { writer in
            guard let division else { return writer.literal("") }
            if let most = division.most { writer.number(most) } else { writer.literal("∞") }
        }
        writer.phrase("td") { $0.number(orDash: division?.share) }
    }
}

/// The table of passes in which a lazy grid divided its length among its items.
struct PassTable {
    private let passes: [Drawing.Grid.Pass]

    /// Creates a table of passes.
    init(_ passes: [Drawing.Grid.Pass]) { self.passes = passes }

    /// Writes the table.
    func write(to writer: inout MarkupWriter) {
        writer.element("table") { writer in
            writer.element("caption") { $0.literal("Distribution of the available length") }
            writer.element("thead") { writer in
                writer.element("tr") { writer in
                    writer.columnHeading("Item")
                    writer.columnHeading("Remaining")
                    writer.columnHeading("Share")
                    writer.columnHeading("Length")
                    writer.columnHeading("Tracks")
                }
            }
            for (index, pass) in passes.enumerated() {
                writer.element("tbody") { writer in
                    writer.element("tr", class: "group") { writer in
                        heading(pass, number: index + 1, &writer)
                    }
                    for share in pass.shares { writer.element("tr") { row(share, &$0) } }
                }
            }
        }
    }

    private func heading(_ pass: Drawing.Grid.Pass, number: Int, _ writer: inout MarkupWriter) {
        writer.phrase("th") { writer in
            writer.attribute("scope", "rowgroup")
            writer.attribute("colspan", "5")
            writer.literal("Pass ")
            writer.number(number)
            writer.phrase("span") { writer in
                writer.literal(" · ")
                writer.number(pass.offered)
                writer.literal(" offered, ")
                writer.number(pass.length)
                writer.literal(" taken")
            }
        }
    }

    private func row(_ share: Drawing.Grid.Pass.Share, _ writer: inout MarkupWriter) {
        writer.phrase("th") { writer in
            writer.attribute("scope", "row")
            writer.text(share.size)
        }
        writer.phrase("td") { writer in
            writer.number(orDash: share.remaining)
            if let itemsLeft = share.itemsLeft, share.remaining != nil {
                writer.literal(" for ")
                writer.number(itemsLeft)
                if itemsLeft == 1 { writer.literal(" item") } else { writer.literal(" items") }
            }
        }
        writer.phrase("td") { $0.number(orDash: share.share) }
        writer.phrase("td") { writer in
            if share.isClamped {
                writer.phrase("span", class: "limit") { $0.literal("clamped") }
            }
            writer.number(share.length)
        }
        writer.phrase("td") { $0.number(share.trackCount) }
    }
}

extension MarkupWriter {
    /// Writes a number, or a dash for `nil`.
    fileprivate mutating func number(orDash value: Double?) {
        if let value { number(value) } else { literal("–") }
    }
}

extension Drawing.Grid.Kind {
    /// The title of the grid's kind on pages.
    fileprivate var title: StaticString {
        switch self {
        case .tracks: "Track grid"
        case .lazy: "Lazy grid"
        case .rows: "Row grid"
        case .flow: "Flow"
        case .masonry: "Masonry"
        case .spans: "Span grid"
        }
    }
}
