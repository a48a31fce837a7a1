import Renderers

/// A failure on a page: its name, what changed, and both pictures.
struct ReportedFailure {
    /// What kind of failure it is.
    enum Kind: CaseIterable {
        case different, new, broken

        /// What it is called.
        var word: String {
            switch self {
            case .different: "different"
            case .new: "without a golden file"
            case .broken: "unreadable"
            }
        }
    }

    private let result: SnapshotResult
    private let number: Int
    private let pair: ReportedPair
    private let isAffordable: Bool

    /// Of longer lists and lines, the start is shown.
    private static let mostLines = 14
    private static let mostLetters = 240

    /// A failure with its number on the page, and whether there is room for what it shows.
    init(_ result: SnapshotResult, number: Int, _ pair: ReportedPair, isAffordable: Bool) {
        self.result = result
        self.number = number
        self.pair = pair
        self.isAffordable = isAffordable
    }

    /// What kind of failure it is.
    var kind: Kind {
        switch result.outcome {
        case .failed(let finding): finding.code == .missingGolden ? .new : .broken
        case .same, .recorded, .different: .different
        }
    }

    private var view: PairView? { isAffordable ? PairView(pair, number: number, path: result.path) : nil }

    // MARK: Writing

    /// Writes the rules that hold its pictures.
    func writeRules(to writer: inout MarkupWriter) { view?.writeRules(to: &writer) }

    /// Writes a link to it.
    func writeLink(to writer: inout MarkupWriter) {
        writer.element("a") { writer in
            writer.attribute("href", "#f", number)
            writer.text(result.path)
        }
    }

    /// Writes it.
    func write(to writer: inout MarkupWriter) {
        writer.element("section") { writer in
            writer.attribute("class", "case")
            writer.attribute("id", "f", number)
            writer.attribute("aria-labelledby", "h", number)
            writer.element("h2") { writer in
                writer.attribute("id", "h", number)
                writer.text(result.path)
                writer.phrase("span") { writer in
                    if kind == .different { writer.attribute("class", "tag") } else {
                        writer.attribute("class", "tag grave")
                    }
                    writer.text(kind.word)
                }
            }
            words(&writer)
            if let view { view.write(to: &writer) } else { absence(&writer) }
        }
    }

    private func words(_ writer: inout MarkupWriter) {
        switch result.outcome {
        case .different(let difference):
            list(difference.causes, "What changed", &writer)
            list(difference.consequences, "What followed from it", &writer)
            list(
                difference.rest,
                difference.causes.isEmpty ? "What is different" : "What else is different",
                &writer
            )
        case .failed(let finding):
            writer.element("p") { writer in
                writer.attribute("class", "lede")
                writer.text(([finding.sentence] + finding.details).map(Self.cut).joined(separator: " "))
            }
        case .same, .recorded: break
        }
    }

    private func list(_ changes: [Change], _ title: StaticString, _ writer: inout MarkupWriter) {
        guard !changes.isEmpty else { return }
        writer.element("h3") { $0.literal(title) }
        writer.element("ul") { writer in
            writer.attribute("class", "changes")
            for change in changes.prefix(Self.mostLines) {
                writer.element("li") { $0.text(Self.cut(change.line)) }
            }
            if changes.count > Self.mostLines {
                writer.element("li") { $0.text("and \(changes.count - Self.mostLines) more") }
            }
        }
    }

    private static func cut(_ line: String) -> String {
        line.count > mostLetters ? line.prefix(mostLetters - 1) + "…" : line
    }

    /// Says why nothing is shown.
    private func absence(_ writer: inout MarkupWriter) {
        writer.element("p") { writer in
            writer.attribute("class", "note")
            switch pair {
            case .nothing: writer.literal("There is nothing in these files that could be shown.")
            case .pictures, .texts:
                writer.literal("What they look like is left out: it would make this page too large.")
            }
        }
    }
}
