/// A failure on a page: its name, its changes, and both pictures.
struct ReportedFailure {
    /// The kind of a failure.
    enum Kind: CaseIterable {
        case different, new, broken

        /// The word for the kind.
        var word: String {
            switch self {
            case .different: "different"
            case .new: "without a golden file"
            case .broken: "not compared"
            }
        }
    }

    private let result: SnapshotResult
    private let number: Int
    private let pair: ReportedPair
    private var isShown = true
    private var movement: ReportedMovement?

    /// The maximum number of lines of all lists together, and of letters of a line.
    private static let mostLines = 12
    private static let mostLetters = 160

    /// Creates a failure with its number on the page.
    init(_ result: SnapshotResult, number: Int, _ pair: ReportedPair) {
        self.result = result
        self.number = number
        self.pair = pair
    }

    /// Returns the failure with its pictures and their movement, or without them if the page has no space.
    func shown(_ isShown: Bool, _ movement: ReportedMovement?) -> ReportedFailure {
        var failure = self
        failure.isShown = isShown
        failure.movement = isShown ? movement : nil
        return failure
    }

    /// The length in bytes of a style rule that contains two pictures, without their data.
    private static let lengthOfRule = 112

    /// The length in bytes without the data of the pictures.
    var lengthOfWords: Int {
        var writer = MarkupWriter(capacity: 2048)
        writeLink(to: &writer)
        write(to: &writer)
        if case .texts(let lines) = pair { return writer.count - lines.length }
        return writer.count + Self.lengthOfRule
    }

    /// The kind of the failure.
    var kind: Kind {
        switch result.outcome {
        case .failed(let finding): finding.code == .missingGolden ? .new : .broken
        case .same, .recorded, .different: .different
        }
    }

    private var view: PairView? {
        isShown ? PairView(pair, number: number, of: result.difference, movement: movement) : nil
    }

    // MARK: Writing

    /// Writes the style rules that contain the pictures.
    func writeRules(to writer: inout MarkupWriter) { view?.writeRules(to: &writer) }

    /// Writes a link to the failure.
    func writeLink(to writer: inout MarkupWriter) {
        writer.element("a") { writer in
            writer.attribute("href", "#f", number)
            writer.text(result.path)
        }
    }

    /// Writes the failure.
    func write(to writer: inout MarkupWriter) {
        writer.element("section", class: "case") { writer in
            writer.attribute("id", "f", number)
            writer.attribute("aria-labelledby", "h", number)
            writer.element("h2") { writer in
                writer.attribute("id", "h", number)
                writer.text(result.path)
                writer.phrase("span") { writer in
                    if kind == .different {
                        writer.attribute("class", "tag")
                    } else {
                        writer.attribute("class", "tag grave")
                    }
                    writer.text(kind.word)
                }
            }
            words(&writer)
            if let command = AcceptCommand([result]) {
                writer.element("p", class: "accept") { writer in
                    writer.literal("Accept: ")
                    writer.phrase("code") { $0.text(command.text) }
                }
            }
            if let view { view.write(to: &writer) } else { absence(&writer) }
        }
    }

    private func words(_ writer: inout MarkupWriter) {
        switch result.outcome {
        case .different(let difference):
            var left = Self.mostLines
            list(difference.causes, "Causes", &left, &writer)
            list(difference.consequences, "Consequences", &left, &writer)
            let title: StaticString = difference.causes.isEmpty ? "Differences" : "Other differences"
            list(difference.rest, title, &left, &writer)
        case .failed(let finding):
            writer.element("p", class: "lede") { writer in
                writer.text(([finding.message] + finding.details).map(Self.cut).joined(separator: " "))
            }
        case .same, .recorded: break
        }
    }

    /// Writes a list of changes.
    ///
    /// All lists together are limited to a number of lines.
    private func list(_ changes: [Change], _ title: StaticString, _ left: inout Int, _ writer: inout MarkupWriter) {
        guard !changes.isEmpty else { return }
        let shown = changes.prefix(left)
        left -= shown.count
        writer.element("h3") { $0.literal(title) }
        writer.element("ul", class: "changes") { writer in
            for change in shown { writer.element("li") { $0.text(Self.cut(change.line)) } }
            let rest = changes.count - shown.count
            if rest > 0 {
                let text = shown.isEmpty ? "\(rest) \(rest == 1 ? "difference" : "differences")" : "and \(rest) more"
                writer.element("li") { writer in
                    writer.text(text)
                    writer.literal(", which ")
                    writer.phrase("code") { $0.literal("--diagnostics json") }
                    writer.literal(" lists")
                }
            }
        }
    }

    private static func cut(_ line: String) -> String {
        line.count > mostLetters ? line.prefix(mostLetters - 1) + "…" : line
    }

    /// Writes the reason why no pictures are shown.
    private func absence(_ writer: inout MarkupWriter) {
        writer.element("p", class: "note") { writer in
            switch pair {
            case .nothing: writer.literal("These files have no preview.")
            case .pictures, .texts:
                writer.literal("The preview is omitted because this page would become too large.")
            }
        }
    }
}

extension SnapshotResult {
    /// The difference from the golden file; `nil` for other results.
    fileprivate var difference: SnapshotDifference? {
        if case .different(let difference) = outcome { difference } else { nil }
    }
}
